import { env } from '../env'
import { toKeyedHash } from '../keyed-hash'
import { clientAddress } from '../rate-limit/client-address'

/** What somebody does or tries who comes in, or should not. */
export type SecurityEvent =
  | 'login.opened'
  | 'login.refused'
  | 'login.limited'
  | 'login.code-asked'
  | 'login.code-refused'
  | 'login.set-up'
  | 'password.reset'
  | 'password.reset-refused'
  | 'border.refused'

type Details = {
  /** Whose account it is or would be: staff or an owner. */
  kind?: 'users' | 'owners'
  /** The number of an account that is known; never what was typed. */
  account?: number
  status?: number
}

/**
 * Tells tries of one address apart from those of others on the same day, and tells nobody which one
 * it is.
 */
function toMark(headers: Headers, now: Date): string {
  const day = now.toISOString().slice(0, 10)
  const text = `${day}:${clientAddress(headers)}`
  return toKeyedHash('security-log', text, env().PAYLOAD_SECRET).slice(0, 12)
}

/**
 * Writes a line about who comes in and who is turned away, so that an attack can be seen and looked
 * into afterwards. It names nobody: an account by its number, an address by a mark of the day.
 */
export function logSecurityEvent(
  event: SecurityEvent,
  headers: Headers,
  details: Details = {},
): void {
  const now = new Date()
  const line = { level: 'info', time: now.toISOString(), msg: 'security', event }
  console.info(JSON.stringify({ ...line, from: toMark(headers, now), ...details }))
}
