import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Programs of other services that tests put beside the site, with the package that brings each. */
const packages = { nginx: 'nginx-light', 'redis-server': 'redis-server' } as const

export type Program = keyof typeof packages

/** Debian keeps servers where only root looks by itself. */
const folders = () => [
  ...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean),
  '/usr/sbin',
  '/usr/local/sbin',
]

async function find(program: Program): Promise<string | null> {
  for (const folder of folders()) {
    const file = path.join(folder, program)
    const isThere = await access(file, constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isThere) return file
  }
  return null
}

/** Without starting the service: the package would have it run beside the test's own. */
async function install(program: Program): Promise<void> {
  const command = `apt-get update && apt-get install -y --no-install-recommends ${packages[program]}`
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  await run('sh', ['-c', command], { env, timeout: 5 * 60_000 })
}

/**
 * A program of the distribution for a test; installed where it is missing and that needs no password.
 *
 * @returns its path; null where it cannot be had, which a test says and leaves out what needs it
 */
export async function getProgram(
  program: Program,
  report: (detail: string) => void,
): Promise<string | null> {
  const found = await find(program)
  if (found !== null || process.platform !== 'linux' || process.getuid?.() !== 0) return found
  report(`installing ${packages[program]} (apt-get)`)
  try {
    await install(program)
  } catch (err) {
    report(`${packages[program]} could not be installed: ${String(err).split('\n')[0]}`)
  }
  return find(program)
}
