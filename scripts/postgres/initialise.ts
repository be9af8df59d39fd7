import { spawn } from 'node:child_process'
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { once } from 'node:events'
import { randomBytes } from 'node:crypto'
import { Advice } from '../terminal/advice'
import type { Binaries } from './binaries'
import { asAccount, type OsAccount } from './os-account'

/**
 * Character classes for the extensions that still ask the system's library; systems differ in
 * which name they know. The order of text and upper/lower case come from Postgres itself.
 */
const characterLocales = ['C.UTF-8', 'C.utf8', 'en_US.UTF-8', 'UTF-8']

async function runInitdb(
  binaries: Binaries,
  account: OsAccount | null,
  args: string[],
): Promise<{ code: number | null; output: string }> {
  const child = spawn(binaries.initdb, args, {
    ...asAccount(account),
    // The present folder may be closed to the account.
    cwd: '/',
    env: { ...process.env, LC_ALL: undefined, LC_MESSAGES: 'C' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => (output += chunk))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, output }
}

async function writePasswordFile(account: OsAccount | null, password: string): Promise<string> {
  const file = path.join(tmpdir(), `gevel-${randomBytes(8).toString('hex')}`)
  await writeFile(file, `${password}\n`, { mode: 0o600, flag: 'wx' })
  if (account) await chown(file, account.uid, account.gid)
  return file
}

/**
 * Makes a new cluster of databases, whole or not at all: an interrupted attempt leaves only a
 * draft, which the next one removes.
 *
 * @param folder where it will be; must be empty or not exist yet
 */
export async function initialiseCluster(options: {
  binaries: Binaries
  account: OsAccount | null
  folder: string
  user: string
  password: string
}): Promise<void> {
  const { binaries, account, folder, user, password } = options
  const draft = `${folder}.new`
  const passwordFile = await writePasswordFile(account, password)
  const failures: string[] = []
  try {
    for (const locale of characterLocales) {
      await rm(draft, { recursive: true, force: true })
      await mkdir(draft, { recursive: true, mode: 0o700 })
      if (account) await chown(draft, account.uid, account.gid)
      const { code, output } = await runInitdb(binaries, account, [
        `--pgdata=${draft}`,
        `--username=${user}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
        '--lc-collate=C',
        `--lc-ctype=${locale}`,
        '--lc-messages=C',
        '--lc-monetary=C',
        '--lc-numeric=C',
        '--lc-time=C',
      ])
      if (code === 0) {
        await rename(draft, folder)
        return
      }
      failures.push(output.trim().split('\n').at(-1) ?? '')
      if (!/locale/i.test(output)) break
    }
  } finally {
    await rm(passwordFile, { force: true })
  }
  throw new Advice(
    `The bundled Postgres could not make its files in ${folder} (${failures.at(-1) || 'it gave no reason'}): mend that, or set DATABASE_URL to a Postgres of your own.`,
  )
}
