import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Advice } from '../terminal/advice'

const run = promisify(execFile)

/** The operating system's account that the server runs as, when it may not be ours. */
export type OsAccount = { name: string; uid: number; gid: number }

// macOS ships an account for Postgres under the name with the underscore.
const names = process.platform === 'darwin' ? ['_postgres'] : ['postgres']

async function findAccount(name: string): Promise<OsAccount | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])])
    return { name, uid: Number(uid.stdout), gid: Number(gid.stdout) }
  } catch {
    // `id` fails exactly when there is no such account.
    return null
  }
}

/**
 * Postgres refuses to run as root. Root therefore lends it the account `postgres`, made on Linux
 * when it is missing; anybody else runs it as themselves.
 *
 * @returns `null` when no other account is needed
 * @throws Advice when root has no account to lend
 */
export async function getServerAccount(say: (line: string) => void): Promise<OsAccount | null> {
  if (process.getuid?.() !== 0) return null
  for (const name of names) {
    const account = await findAccount(name)
    if (account) return account
  }
  say('Making the system account "postgres", because Postgres refuses to run as root')
  try {
    await run('useradd', ['--system', '--user-group', '--shell', '/usr/sbin/nologin', 'postgres'])
  } catch {
    throw new Advice(
      'Postgres refuses to run as root and the account "postgres" could not be made: run the command as an ordinary user, or set DATABASE_URL to a Postgres of your own.',
    )
  }
  const made = await findAccount('postgres')
  if (made) return made
  throw new Advice(
    'The account "postgres" was made but cannot be found: run the command as an ordinary user, or set DATABASE_URL to a Postgres of your own.',
  )
}

/** The options that make a child process run as the account. */
export function asAccount(account: OsAccount | null): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {}
}

/** True when the account can enter the folder, whatever its parents allow. */
export async function canReach(account: OsAccount | null, folder: string): Promise<boolean> {
  if (!account) return true
  try {
    await run('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...asAccount(account), cwd: '/' })
    return true
  } catch {
    // The shell fails exactly when a folder on the way is closed to the account.
    return false
  }
}
