import 'server-only'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { noStore } from '@/domain/protection/private-headers'
import {
  formatPortalPath,
  formatPortalReturn,
  type PortalPlace,
  type PortalSection,
} from '@/domain/routes/portal'
import { parsePublicId } from '@/domain/routes/public-id'
import { findOwnedProperty } from '@/features/owner-session/owner-access'
import { findSignedInOwner } from '@/features/owner-session/owner-session'
import { env } from '@/server/env'
import { clientAddress } from '@/server/rate-limit/client-address'
import { hit, type RateLimit } from '@/server/rate-limit/rate-limit'
import type { FormDraft } from '@/server/request/form-drafts'
import { isForBrowser } from '@/server/request/is-for-browser'
import { readText, type FormBody } from '@/server/request/read-body'
import { refuse } from '@/server/request/refuse'
import { showAgain } from '@/server/request/show-again'
import { keepWaiting, type WaitingDraft } from '@/server/request/waiting-drafts'
import { getRecordTexts } from './record-texts'
import { buildSectionPath } from './section-path'
import type { Owned } from './write-records'

/** Why something an owner sent was not taken. */
export type SendProblem =
  | 'missing'
  | 'tooLong'
  | 'empty'
  | 'tooLarge'
  | 'wrongType'
  | 'infected'
  | 'full'
  | 'late'
  | 'inUse'
  | 'limited'
  | 'unavailable'

/** Query parameter of a section that says what was done. */
export const doneParameter = 'done'

const status: Readonly<Partial<Record<SendProblem, number>>> = {
  limited: 429,
  unavailable: 503,
  tooLarge: 413,
  full: 409,
  late: 409,
  inUse: 409,
}

/** Goes on to a page, so that pressing "reload" there sends nothing again. */
export function goTo(location: string): Response {
  return new Response(null, {
    status: 303,
    headers: { Location: location, ...noStore },
  })
}

/** The owner and the property of an address; null for everybody else and every other number. */
export async function findOwned(request: Request, idText: string): Promise<Owned | null> {
  const id = parsePublicId(idText)
  return id === null ? null : findOwnedProperty(request.headers, id)
}

/** What one address may leave behind while nobody is signed in, so that others find room. */
const waitingLimit = { max: 10, windowSeconds: 15 * 60 }

/** Keeps what was typed until its writer has signed in again; null where there is no room for it. */
async function keepTyped(headers: Headers, draft: WaitingDraft): Promise<string | null> {
  const { PAYLOAD_SECRET: secret } = env()
  const now = new Date()
  const subject = `portal-waiting:${clientAddress(headers)}`
  const { isAllowed } = await hit(subject, waitingLimit, { now, secret })
  return isAllowed ? keepWaiting(draft, now) : null
}

type Turned = {
  locale: Locale
  /** The page to come back to; the first one unless it is known. */
  place?: PortalPlace
  /** What was typed, to find it there again. */
  draft?: WaitingDraft
}

/**
 * A stranger finds nothing: a browser the page that is not there, a program the bare status. Who is
 * not signed in any more goes on to the page, which asks for it, and keeps what was typed.
 */
export async function turnAway(
  request: Request,
  { locale, place = { kind: 'choice' }, draft }: Turned,
): Promise<Response> {
  const path = formatPortalPath(locale, place)
  if ((await findSignedInOwner(request.headers)) !== null) {
    return isForBrowser(request) ? goTo(path) : refuse(404)
  }
  const token = draft === undefined ? null : await keepTyped(request.headers, draft)
  return goTo(token === null ? path : formatPortalReturn(path, token))
}

/** A section of a home, by the number in an address; the first page for what is no number. */
export function toSectionPlace(idText: string, section: PortalSection): PortalPlace {
  const propertyId = parsePublicId(idText)
  return propertyId === null ? { kind: 'choice' } : { kind: 'section', propertyId, section }
}

/** Counts a sending of an account; everybody has the same number of them. */
export async function isWithinLimit(
  subject: 'portal-message' | 'portal-file',
  ownerId: number,
  limit: RateLimit,
): Promise<boolean> {
  const { PAYLOAD_SECRET: secret } = env()
  return (await hit(`${subject}:${ownerId}`, limit, { now: new Date(), secret })).isAllowed
}

export const readLocale = (body: FormBody): Locale => toLocale(readText(body, 'lang'))

/** Shows the section once more, with what was typed and what is wrong with it. */
export async function showProblem(
  request: Request,
  place: { section: PortalSection; propertyId: number; locale: Locale },
  form: { kind: string; field: string; values: FormDraft['values']; problem: SendProblem },
): Promise<Response> {
  const { section, propertyId, locale } = place
  const { kind, field, values, problem } = form
  const texts = await getRecordTexts(locale)
  const draft = { kind, values, errors: { [field]: problem }, failure: null }
  return showAgain(buildSectionPath(locale, propertyId, section), draft, {
    status: status[problem] ?? 422,
    headers: problem === 'limited' ? { 'Retry-After': '3600' } : undefined,
    plainText: texts.problems[problem],
    cookie: request.headers.get('cookie'),
  })
}
