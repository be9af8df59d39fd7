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

/** As Docker keeps each line in its own files. */
const keptByDockerSchema = z.object({ log: z.string() })

/** What a line says, whoever has put a name or a time before it, or has wrapped it; null for no JSON. */
function parseLine(line: string): unknown {
  try {
    const said: unknown = JSON.parse(line.slice(line.indexOf('{')))
    const kept = keptByDockerSchema.safeParse(said)
    return kept.success ? JSON.parse(kept.data.log) : said
  } catch {
    // Cut off, or written by somebody else.
    return null
  }
}

/**
 * What a line of the server's log tells of an erasure, as the server printed it or as Docker and Compose
 * hand it on; null for every other line, and `unreadable` where it speaks of one that cannot be made out.
 */
export function readErasureMark(line: string): ErasureMark | 'unreadable' | null {
  // Most lines are about something else.
  if (!line.includes(msg)) return null
  const { data } = markSchema.safeParse(parseLine(line))
  return data === undefined ? 'unreadable' : { person: data.person, withOwner: data.withOwner }
}
