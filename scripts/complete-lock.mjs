/**
 * Completes `package-lock.json` after a change of dependencies. A registry may lack some packages
 * that are for other systems only; npm then leaves them out of the lock file, and `npm ci` refuses
 * the file everywhere. Each missing one is listed by version and system, which is enough for npm to
 * skip it here and to install it where it belongs.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const processors = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]

/**
 * The system that a package is for, as its name tells: `@next/swc-darwin-arm64`.
 *
 * @param {string} name
 * @returns {{ os: string[], cpu: string[], libc?: string[] } | null} null when it tells none
 */
export function toSystem(name) {
  const parts = name.split(/[/-]/)
  const os = systems.find((each) => parts.includes(each))
  const cpu = processors.find((each) => parts.includes(each))
  if (!os || !cpu) return null
  const last = parts.at(-1) ?? ''
  if (os !== 'linux' || !/^(gnu|musl)/.test(last)) return { os: [os], cpu: [cpu] }
  return { os: [os], cpu: [cpu], libc: [last.startsWith('musl') ? 'musl' : 'glibc'] }
}

/**
 * @param {{ packages: Record<string, any> }} lock the parsed lock file
 * @returns {Record<string, object>} the entries it lacks, by their place
 */
export function findMissing(lock) {
  const missing = {}
  for (const [place, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const isListed =
        `${place}/node_modules/${name}` in lock.packages || `node_modules/${name}` in lock.packages
      const system = toSystem(name)
      if (place === '' || isListed || !system) continue
      missing[`node_modules/${name}`] = { version, ...system, optional: true }
    }
  }
  return missing
}

async function complete() {
  const file = fileURLToPath(new URL('../package-lock.json', import.meta.url))
  const lock = JSON.parse(await readFile(file, 'utf8'))
  const missing = findMissing(lock)
  const entries = Object.entries({ ...lock.packages, ...missing })
  lock.packages = Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`)
  console.log(`${Object.keys(missing).length} packages of other systems added to package-lock.json`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await complete()
