/** Installs the packages of the lock file when they are missing or differ from it. */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * True when every package that the lock file asks of every machine is installed in its version.
 * Packages for one kind of machine only (`optional`) cannot be told from a forgotten one and are
 * left out.
 *
 * @param {unknown} wanted the parsed `package-lock.json`
 * @param {unknown} installed the parsed `node_modules/.package-lock.json`, which npm writes last
 * @returns {boolean}
 */
export function isInstalled(wanted, installed) {
  const have = Object(Object(installed).packages)
  return Object.entries(Object(Object(wanted).packages))
    .filter(
      ([place, entry]) => place !== '' && !entry.optional && !entry.devOptional && !entry.link,
    )
    .every(([place, entry]) => have[place]?.version === entry.version)
}

/** @param {string} file */
async function readJson(file) {
  try {
    return JSON.parse(await readFile(path.join(root, file), 'utf8'))
  } catch {
    // Missing, or cut off by an earlier stop: both mean that it says nothing, so install.
    return undefined
  }
}

function npmCommand() {
  const viaNpm = process.env.npm_execpath
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  return viaNpm?.endsWith('.js') ? [process.execPath, [viaNpm, ...args]] : ['npm', args]
}

/** @returns {Promise<boolean>} false when npm failed; the reason has then been printed */
export async function installIfNeeded() {
  if (
    isInstalled(
      await readJson('package-lock.json'),
      await readJson('node_modules/.package-lock.json'),
    )
  )
    return true

  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  console.log('Installing the packages of package-lock.json (the first time takes a minute or two)')
  const heartbeat = setInterval(() => console.log(`  … installing, ${seconds()} s`), 10_000)
  const [command, args] = npmCommand()
  const code = await new Promise((resolve) => {
    const npm = spawn(command, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
    npm.on('error', () => resolve(-1))
    npm.on('close', resolve)
  })
  clearInterval(heartbeat)
  if (code === 0) {
    console.log(`  installed (${seconds()} s)`)
    return true
  }
  console.error(
    code === -1
      ? 'npm was not found: install Node with npm, then run the command again.'
      : 'The packages could not be installed: mend what npm says above (network, disk space, permissions), then run the command again.',
  )
  return false
}
