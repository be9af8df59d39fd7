import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../postgres/database'
import { toEnvironment } from '../settings/environment'
import { loadSettings } from '../settings/load-settings'
import { readLogLines } from '../site/log-lines'
import { typescriptNode } from '../site/typescript-node'
import { Advice } from '../terminal/advice'
import { runInForeground } from '../terminal/foreground'

const thisFile = fileURLToPath(import.meta.url)

async function isReadable(file: string): Promise<boolean> {
  try {
    await access(file, constants.R_OK)
    return (await stat(file)).isFile()
  } catch {
    // Whatever the reason, the answer to it is another file.
    return false
  }
}

/** Erases again whom the server's log names since a backup that was brought back. */
export async function run([given, ...others]: string[]): Promise<number> {
  if (given === undefined || others.length > 0) {
    throw new Advice(
      'Say which file holds the server\'s log since the backup: "npm run erase-again -- server.log".',
    )
  }
  const file = path.resolve(given)
  if (!(await isReadable(file))) {
    throw new Advice(`${file} cannot be read: name the file with the server's log.`)
  }
  const settings = await loadSettings()
  const { url } = await openDatabase(settings)
  // What erases belongs to the server, whose files load under this condition alone.
  const args = ['--conditions=react-server', ...typescriptNode, thisFile, file]
  return runInForeground(args, toEnvironment(settings, url, 'production'))
}

/** The work itself, in the program that `run` starts. */
async function eraseFrom(file: string): Promise<void> {
  const { eraseAgain } = await import('@/features/personal-data/erase-again')
  const { isLog, named, found, erased, refused, failed, unreadable } = await eraseAgain(
    readLogLines(file),
    new Date(),
  )
  if (!isLog) {
    console.error(`${file} holds no line of the site's server: name the file with its log.`)
    process.exit(1)
  }
  console.log(
    `Erasures that the log names: ${named}; found in the database: ${found}; erased again: ${erased}; ` +
      `refused as an address of the agency: ${refused.agency}, as an owner with a home in its care: ${refused.owner}; failed: ${failed}.`,
  )
  if (failed > 0) {
    console.error(`Failed erasures left everything as it was (${failed}): run the command again.`)
  }
  if (unreadable > 0) {
    console.error(
      `Lines that speak of an erasure and cannot be read: ${unreadable}. Give the log as the server printed it.`,
    )
  }
  if (failed + unreadable > 0) process.exit(1)
}

if (process.argv[1] === thisFile) {
  // Loaded here alone: the command itself needs nothing of the site.
  const { runWithPayload } = await import('../site/run-with-payload')
  await runWithPayload(() => eraseFrom(process.argv[2] ?? ''))
}
