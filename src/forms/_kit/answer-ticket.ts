import 'server-only'
import { noStore } from '@/domain/protection/private-headers'
import { createCharactersToken } from '@/server/captcha/characters'
import { createProofChallenge, toAttempts, type Lately } from '@/server/captcha/proof'
import { requireDatabase } from '@/server/db'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import { clientAddress } from '@/server/rate-limit/client-address'
import { hit, sumHitsOf } from '@/server/rate-limit/rate-limit'
import { refuse } from '@/server/request/refuse'
import { findForm, forms } from '../registry'
import { getCaptchaMode } from './captcha-queries'
import { toHitSubject, windowSeconds, type CaptchaMode } from './guard'
import { createTicket } from './ticket'

type Clock = { now: Date; secret: string }

/** Nobody is refused a ticket; more of them only make the work grow. */
const ticketLimit = { max: Number.MAX_SAFE_INTEGER, windowSeconds }

/** Counts this ticket, and tells what the address did besides. */
async function countTicket(address: string, clock: Clock): Promise<Lately> {
  const subjects = Object.keys(forms).map((kind) => toHitSubject(kind, address))
  const [{ hits: tickets }, sendings] = await Promise.all([
    hit(`ticket:${address}`, ticketLimit, clock),
    sumHitsOf(subjects, windowSeconds, clock),
  ])
  return { sendings, tickets }
}

type Situation = { mode: CaptchaMode; lately: Lately }

/** What is asked of an address now; the least while the database is away and cannot say. */
async function readSituation(address: string, clock: Clock): Promise<Situation> {
  try {
    await requireDatabase()
    const [mode, lately] = await Promise.all([getCaptchaMode(), countTicket(address, clock)])
    return { mode, lately }
  } catch (cause) {
    logError('a ticket could not be counted', withoutText(cause))
    return { mode: 'proof-of-work', lately: { sendings: 0, tickets: 0 } }
  }
}

/**
 * A ticket for somebody who begins to fill in a form, with what shows that a person does: work for
 * the browser, or a question about characters.
 */
export async function answerTicket(request: Request, kind: string): Promise<Response> {
  if (findForm(kind) === null) return refuse(404)
  const clock = { now: new Date(), secret: env().PAYLOAD_SECRET }
  const { mode, lately } = await readSituation(clientAddress(request.headers), clock)
  const ticket = createTicket(kind, clock.now, clock.secret)
  const offer =
    mode === 'characters'
      ? { captcha: createCharactersToken(kind, clock) }
      : { challenge: await createProofChallenge(ticket, toAttempts(lately), clock.secret) }
  return Response.json({ ticket, ...offer }, { headers: noStore })
}
