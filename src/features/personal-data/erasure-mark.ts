import 'server-only'
import { z } from 'zod'
import { env } from '@/server/env'
import { toKeyedHash } from '@/server/keyed-hash'
import { logInfo } from '@/server/log/log'
import { toAddressKey } from './person-queries'

const msg = 'a person was erased'

/** That somebody was erased, as the server's log tells it: a mark that only we can make of an address. */
export type ErasureMark = { person: string; withOwner: boolean }

const markSchema = z.object({
  msg: z.literal(msg),
  person: z.string().regex(/^[\w-]{43}$/),
  withOwner: z.boolean(),
})

/**
 * The mark of an address. Nobody makes or tries one out without the secret of the site, and it stays
 * the same for as long as the secret does: a log has to be readable when a backup is brought back.
 */
export function toPersonMark(email: string): string {
  return toKeyedHash('erasure', toAddressKey(email), env().PAYLOAD_SECRET)
}

/**
 * Writes to the server's log that somebody was erased, without address or name. It stands outside
 * the database, because a backup that is brought back knows nothing of what was erased after it.
 */
export function tellErasure(email: string, withOwner: boolean): void {
  logInfo(msg, { person: toPersonMark(email), withOwner } satisfies ErasureMark)
}

/** What a line of the server's log tells of an erasure; null for every other line. */
export function readErasureMark(line: string): ErasureMark | null {
  // Most lines are about something else.
  if (!line.includes(msg)) return null
  try {
    const { data } = markSchema.safeParse(JSON.parse(line))
    return data === undefined ? null : { person: data.person, withOwner: data.withOwner }
  } catch {
    // Cut off, or written by somebody else.
    return null
  }
}
