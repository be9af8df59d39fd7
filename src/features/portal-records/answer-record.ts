import 'server-only'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { formatPortalPath, type PortalSection } from '@/domain/routes/portal'
import { parsePublicId } from '@/domain/routes/public-id'
import { env } from '@/server/env'
import { hit, type RateLimit } from '@/server/rate-limit/rate-limit'
import { readText, type FormBody } from '@/server/request/read-body'
import { refuse } from '@/server/request/refuse'
import { showAgain } from '@/server/request/show-again'
import { getRecordTexts } from './record-texts'
import type { Owned, OwnerDoor } from './owner-door'
import { buildSectionPath } from './section-path'

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
    headers: { Location: location, 'Cache-Control': 'private, no-store' },
  })
}

/** The owner and the property of an address; null for everybody else and every other number. */
export async function findOwned(
  request: Request,
  idText: string,
  door: OwnerDoor,
): Promise<Owned | null> {
  const id = parsePublicId(idText)
  return id === null ? null : door.requireOwnedProperty(request.headers, id)
}

/** A stranger finds nothing; who is not signed in any more goes to the page that asks for it. */
export async function turnAway(
  request: Request,
  locale: Locale,
  door: OwnerDoor,
): Promise<Response> {
  if ((await door.findSignedInOwner(request.headers)) !== null) return refuse(404)
  return goTo(formatPortalPath(locale, { kind: 'choice' }))
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
  form: { kind: string; field: string; values: Record<string, string>; problem: SendProblem },
): Promise<Response> {
  const { section, propertyId, locale } = place
  const { kind, field, values, problem } = form
  const texts = await getRecordTexts(locale)
  // With a failure nobody waits long for the page: it comes from the database that is away.
  const failure = problem === 'unavailable' ? problem : null
  const draft = { kind, values, errors: { [field]: problem }, failure }
  return showAgain(buildSectionPath(locale, propertyId, section), draft, {
    status: status[problem] ?? 422,
    headers: problem === 'limited' ? { 'Retry-After': '3600' } : undefined,
    plainText: texts.problems[problem],
    cookie: request.headers.get('cookie'),
  })
}
