import { randomBytes, createHash } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { writePrivateFile } from '../settings/load-settings'
import { Advice, hasCode, isMissingFile } from '../terminal/advice'
import { prepareBinaries, type Binaries } from './binaries'
import { findFreePort } from './free-port'
import { initialiseCluster } from './initialise'
import { canReach, getServerAccount, type OsAccount } from './os-account'

/** Where a bundled Postgres lives and how to reach it. */
export type Home = {
  binaries: Binaries
  account: OsAccount | null
  /** The databases' files. */
  dataFolder: string
  logFile: string
  port: number
  url: (database: string) => string
  /** Takes another port, for when somebody else took the one remembered. */
  movePort: () => Promise<Home>
}

const user = 'gevel'

const keysSchema = z.object({
  port: z.number().int().min(1).max(65_535),
  password: z.string().min(1),
})
type Keys = z.infer<typeof keysSchema>

/**
 * Where the server's files can be. Normally the folder asked for; when root's home is closed to
 * the account that runs the server, a folder of the system named after this clone.
 */
async function choosePlace(
  folder: string,
  account: OsAccount | null,
  say: (line: string) => void,
): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o755 })
  if (await canReach(account, folder)) return folder
  const clone = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  const place = path.join('/var/lib', `gevel-${clone}`)
  await mkdir(place, { recursive: true, mode: 0o755 })
  await chmod(place, 0o755)
  say(`This clone lies in a folder closed to the account "${account?.name}": database in ${place}`)
  return place
}

async function readOptional(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8')
  } catch (err) {
    if (isMissingFile(err)) return null
    if (hasCode(err) && err.code === 'EACCES') {
      throw new Advice(
        `The bundled database in ${path.dirname(file)} belongs to another user: run the command as that user, or set DATABASE_URL to a Postgres of your own.`,
      )
    }
    throw err
  }
}

/** Root runs the server as whoever made its files, so that a clone may change hands. */
async function chooseAccount(
  dataFolder: string,
  lent: OsAccount | null,
): Promise<OsAccount | null> {
  if (!lent) return null
  try {
    const { uid, gid } = await stat(dataFolder)
    return uid === 0 || uid === lent.uid ? lent : { name: `user ${uid}`, uid, gid }
  } catch (err) {
    if (isMissingFile(err)) return lent
    throw err
  }
}

/** Whatever lies where the databases will be was not left by an unfinished start: keep it. */
async function refuseStrangeFolder(dataFolder: string): Promise<void> {
  const entries = await readdir(dataFolder).catch((err: unknown) => {
    if (isMissingFile(err)) return []
    throw err
  })
  if (entries.length === 0) return
  throw new Advice(
    `The folder ${dataFolder} is not a database of Postgres (PG_VERSION is missing): restore it, or move it away to start with an empty database.`,
  )
}

async function readKeys(file: string): Promise<Keys> {
  const text = await readOptional(file)
  try {
    return keysSchema.parse(JSON.parse(text ?? ''))
  } catch {
    throw new Advice(
      `The bundled database's password file ${file} cannot be read: restore it from a backup, or move ${path.dirname(file)} away to start with an empty database.`,
    )
  }
}

async function checkMajor(dataFolder: string, binaries: Binaries, found: string): Promise<void> {
  const major = Number.parseInt(found, 10)
  if (major === binaries.major) return
  throw new Advice(
    `The database in ${dataFolder} was made by Postgres ${major} and this version of the project brings ${binaries.major}: move the folder away to start with an empty database, or bring the data over with that version's pg_dump and DATABASE_URL.`,
  )
}

function toHome(parts: {
  binaries: Binaries
  account: OsAccount | null
  place: string
  keys: Keys
}): Home {
  const { binaries, account, place, keys } = parts
  return {
    binaries,
    account,
    dataFolder: path.join(place, 'data'),
    logFile: path.join(place, 'postgres.log'),
    port: keys.port,
    url: (database) => `postgres://${user}:${keys.password}@127.0.0.1:${keys.port}/${database}`,
    movePort: async () => {
      const moved = { ...keys, port: await findFreePort() }
      await writePrivateFile(path.join(place, 'keys.json'), `${JSON.stringify(moved)}\n`)
      return toHome({ ...parts, keys: moved })
    },
  }
}

/**
 * Finds the files of a bundled Postgres, or makes them. The password and the port are chosen once
 * and kept beside them. Must run under the folder's lock.
 *
 * @throws Advice when the files are another version's or not readable
 */
export async function openHome(options: {
  folder: string
  say: (line: string) => void
}): Promise<Home> {
  const lent = await getServerAccount(options.say)
  const account = await chooseAccount(path.join(options.folder, 'data'), lent)
  const place = await choosePlace(options.folder, account, options.say)
  const binaries = await prepareBinaries(account, place)
  const dataFolder = path.join(place, 'data')
  const keysFile = path.join(place, 'keys.json')
  const found = await readOptional(path.join(dataFolder, 'PG_VERSION'))
  if (found !== null) {
    await checkMajor(dataFolder, binaries, found)
    return toHome({ binaries, account, place, keys: await readKeys(keysFile) })
  }
  await refuseStrangeFolder(dataFolder)
  const keys = { port: await findFreePort(), password: randomBytes(18).toString('base64url') }
  await writePrivateFile(keysFile, `${JSON.stringify(keys)}\n`)
  await initialiseCluster({ binaries, account, folder: dataFolder, user, password: keys.password })
  return toHome({ binaries, account, place, keys })
}
