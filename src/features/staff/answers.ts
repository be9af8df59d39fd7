import 'server-only'
import { lockSeconds } from '@/domain/accounts/second-factor'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { noStore } from '@/domain/protection/private-headers'
import { env } from '@/server/env'
import { clientAddress } from '@/server/rate-limit/client-address'
import { hit, type RateLimit } from '@/server/rate-limit/rate-limit'
import { messages } from './messages'

/** How many tries from one address; an office has one, and begins its day together. */
export const addressLimit: RateLimit = { max: 30, windowSeconds: 600 }

/** The language of the desk, which stands in a cookie; that of the browser before there is one. */
export function readDeskLanguage(headers: Headers): Locale {
  const [, cookie] = /(?:^|;\s*)payload-lng=(\w+)/.exec(headers.get('cookie') ?? '') ?? []
  return toLocale(cookie ?? headers.get('accept-language')?.slice(0, 2))
}

type Problem = keyof (typeof messages)['nl']['problems']

/** A refusal as the desk reads it, in its language. */
export function refuseDesk(
  headers: Headers,
  problem: Problem,
  status: number,
  more = {},
): Response {
  const message = messages[readDeskLanguage(headers)].problems[problem]
  return Response.json({ errors: [{ message }], ...more }, { status, headers: noStore })
}

export function answerDesk(body: object, more: Record<string, string> = {}): Response {
  return Response.json(body, { headers: { ...noStore, ...more } })
}

/** One try too many, and when the next one is taken. */
export type Limited = { retryAfterSeconds: number }

/** What a second step says of itself while it takes no code; how much of it is over is not told. */
export const lockedStep: Limited = { retryAfterSeconds: lockSeconds }

/** The refusal of one try too many. */
export function refuseLimited(headers: Headers, { retryAfterSeconds }: Limited): Response {
  const refusal = refuseDesk(headers, 'limited', 429)
  refusal.headers.set('Retry-After', String(retryAfterSeconds))
  return refusal
}

/**
 * Counts a try; null where it is not one too many. Those that run at the same moment count as well.
 */
export async function findLimit(subject: string, limit: RateLimit): Promise<Limited | null> {
  const { PAYLOAD_SECRET: secret } = env()
  const verdict = await hit(`staff:${subject}`, limit, { now: new Date(), secret })
  return verdict.isAllowed ? null : verdict
}

/** The same for the address that asks. */
export const findAddressLimit = (headers: Headers, deed: string): Promise<Limited | null> =>
  findLimit(`${deed}:from:${clientAddress(headers)}`, addressLimit)
