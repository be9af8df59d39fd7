import 'server-only'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { env } from '@/server/env'
import { clientAddress } from '@/server/rate-limit/client-address'
import { hit, type RateLimit } from '@/server/rate-limit/rate-limit'
import { closed } from '@/server/request/desk-door'
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
  return Response.json({ errors: [{ message }], ...more }, { status, headers: closed })
}

export function answerDesk(body: object, more: Record<string, string> = {}): Response {
  return Response.json(body, { headers: { ...closed, ...more } })
}

/** Counts a try; true for one too many. Those that run at the same moment count as well. */
export async function isOver(subject: string, limit: RateLimit): Promise<boolean> {
  const { PAYLOAD_SECRET: secret } = env()
  return !(await hit(`staff:${subject}`, limit, { now: new Date(), secret })).isAllowed
}

/** The same for the address that asks. */
export const isAddressOver = (headers: Headers, deed: string): Promise<boolean> =>
  isOver(`${deed}:from:${clientAddress(headers)}`, addressLimit)
