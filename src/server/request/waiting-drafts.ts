import 'server-only'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { queryRows } from '../db'
import { env } from '../env'
import { toKeyedHash } from '../keyed-hash'
import { openSealedText, sealText } from '../sealed-text'
import type { FormDraft } from './form-drafts'

/** What somebody wrote, until they have signed in again. */
export type WaitingDraft = Pick<FormDraft, 'kind' | 'values'>

/** How long it waits. */
const waitingMs = 15 * 60_000

const draftSchema = z.object({
  kind: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
})

/** Those that were never fetched go with the next that is kept. */
const keep = `
  with swept as (
    delete from guard.waiting_drafts where mark in (
      select mark from guard.waiting_drafts where expires_at <= $4 limit 100 for update skip locked
    )
  )
  insert into guard.waiting_drafts (mark, sealed, expires_at) values ($1, $2, $3)`

/** Whoever reads the database learns neither the token nor what was written. */
const toMark = (token: string) => toKeyedHash('waiting', token, env().PAYLOAD_SECRET)

const sealOf = (mark: string) =>
  ({ purpose: 'waiting-draft', id: mark, secret: env().PAYLOAD_SECRET }) as const

/**
 * Keeps what was written for a quarter of an hour, sealed, where every process of the site finds it:
 * the page after the login may be drawn by another one.
 *
 * @returns the token by which it is found, which stands in the address meanwhile
 * @throws the driver's error when the database cannot be reached
 */
export async function keepWaiting({ kind, values }: WaitingDraft, now: Date): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const mark = toMark(token)
  const sealed = sealText(JSON.stringify({ kind, values }), sealOf(mark))
  await queryRows(keep, [mark, sealed, new Date(now.getTime() + waitingMs), now])
  return token
}

/**
 * The draft behind a token while its time lasts, for its own kind of form only.
 *
 * @throws the driver's error when the database cannot be reached
 */
export async function findWaiting(
  token: string,
  kind: string,
  now: Date,
): Promise<WaitingDraft | null> {
  const mark = toMark(token)
  const [row] = await queryRows<{ sealed: string }>(
    'select sealed from guard.waiting_drafts where mark = $1 and expires_at > $2',
    [mark, now],
  )
  const text = row === undefined ? null : openSealedText(row.sealed, sealOf(mark))
  const draft = text === null ? null : draftSchema.parse(JSON.parse(text))
  return draft?.kind === kind ? draft : null
}

/**
 * Forgets a draft whose form was taken in, so that it is not shown as one that waits.
 *
 * @throws the driver's error when the database cannot be reached
 */
export async function dropWaiting(token: string): Promise<void> {
  await queryRows('delete from guard.waiting_drafts where mark = $1', [toMark(token)])
}
