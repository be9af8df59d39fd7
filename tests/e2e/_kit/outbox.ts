import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect } from '@playwright/test'
import { openDesk } from './editor'

type Mails = { docs: { id: number; kind: string; text: string | null }[] }

/**
 * How long a mail may be on its way. The queue does all work in the order in which it came, a batch at a
 * time: on a busy machine a mail waits for the feeds and the figures of others, longer than a page does.
 */
export const untilMailed = { timeout: 45_000 } as const

const folder = () => String(process.env.E2E_OUTBOX_DIR)

/**
 * The only match of a link in the letters that somebody got: as the letter has it, which the desk does
 * not show where the link opens an account.
 */
export async function receiveSecret(
  origin: string,
  { to, kind, link }: { to: string; kind: string; link: RegExp },
): Promise<string> {
  const question = `/api/mails/?depth=0&where[to][equals]=${to}&where[kind][equals]=${kind}`
  const find = async () => (await openDesk(origin).read<Mails>(question)).docs
  await expect
    .poll(async () => (await find()).map(({ text }) => Boolean(text)), untilMailed)
    .toEqual([true])
  const [mail] = await find()
  // What the desk reads is the mail without the link.
  expect(mail?.text).not.toMatch(link)
  const letter = await readFile(path.join(folder(), `${mail?.id}.txt`), 'utf8')
  const [found] = link.exec(letter) ?? []
  if (found === undefined) throw new Error(`The letter of kind ${kind} holds no such link`)
  return found
}
