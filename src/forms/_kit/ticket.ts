import { toKeyedHash } from '@/server/keyed-hash'
import { isSameText } from '@/server/same-text'

/** A form that is filled in faster was filled in by a program. */
export const ticketAgeMinMs = 2_000
/** After twelve hours the page is taken for left open. */
export const ticketAgeMaxMs = 12 * 60 * 60 * 1000

export type TicketVerdict = 'good' | 'tooFast' | 'bad'

function sign(kind: string, moment: string, secret: string): string {
  return toKeyedHash('form-ticket', `${kind}:${moment}`, secret)
}

/** Proof of the moment at which a form was begun; good for that kind of form only. */
export function createTicket(kind: string, now: Date, secret: string): string {
  const moment = String(now.getTime())
  return `${moment}.${sign(kind, moment, secret)}`
}

/** Whether a ticket was made here, for this kind of form, long enough and not too long ago. */
export function checkTicket(
  ticket: string,
  kind: string,
  { now, secret }: { now: Date; secret: string },
): TicketVerdict {
  const [moment = '', signature = ''] = ticket.split('.')
  if (!isSameText(signature, sign(kind, moment, secret))) return 'bad'
  const ageMs = now.getTime() - Number(moment)
  if (ageMs < 0 || ageMs > ticketAgeMaxMs) return 'bad'
  return ageMs < ticketAgeMinMs ? 'tooFast' : 'good'
}
