import 'server-only'
import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { env } from '../env'

/** Letters are forgotten once the longest link in one is good for nothing any more: a week. */
const keptMs = 7 * 24 * 60 * 60 * 1000

/** Forgets the letters whose time is over; there are none where no mail server was ever missing. */
export async function forgetLetters(now: Date): Promise<void> {
  const { OUTBOX_DIR: folder } = env()
  const names = await readdir(folder).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === 'ENOENT') return []
    throw cause
  })
  for (const name of names) {
    const file = path.join(folder, name)
    const found = await stat(file).catch((cause: NodeJS.ErrnoException) => {
      // Another server of the site has just forgotten it.
      if (cause.code === 'ENOENT') return null
      throw cause
    })
    if (found !== null && now.getTime() - found.mtimeMs > keptMs) await rm(file, { force: true })
  }
}

/**
 * Lays a letter with a link into an account where whoever runs the site finds it, and nobody else: a
 * file of its own that the desk does not show. For a site without a mail server, on which it would
 * reach nobody.
 */
export async function putInOutbox(letter: {
  id: number
  to: string
  subject: string
  text: string
  html: string
}): Promise<void> {
  const { OUTBOX_DIR: folder } = env()
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const { id, to, subject, text, html } = letter
  const body = `To: ${to}\nSubject: ${subject}\n\n${text || html}`
  await writeFile(path.join(folder, `${id}.txt`), body, { mode: 0o600 })
  await forgetLetters(new Date())
}

/** Forgets one letter, where it lies in the outbox. */
export async function forgetLetter(id: number): Promise<void> {
  await rm(path.join(env().OUTBOX_DIR, `${id}.txt`), { force: true })
}
