import 'server-only'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { noStore } from '@/domain/protection/private-headers'
import { nextParameter } from '@/domain/routes/portal'
import { formParameter } from '@/domain/routes/reserved'
import { getAddressBook } from '@/features/routing/address-book'
import { requireDatabase } from '@/server/db'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import { logSecurityEvent } from '@/server/log/security-event'
import { checkOwnerPassword, logoutOwner } from '@/server/owner-auth'
import { clientAddress } from '@/server/rate-limit/client-address'
import { hit } from '@/server/rate-limit/rate-limit'
import { inEvenTime } from '@/server/request/even-time'
import { isSameSite, readBody, readText } from '@/server/request/read-body'
import { showAgain } from '@/server/request/show-again'
import { findSignedInOwner, formatOwnerCookie, readOwnerToken } from './owner-session'
import { getOwnerTexts } from './owner-texts'
import { leave, signInOwner, type Arrival } from './sign-in'

/** Names the login form among the drafts of a page. */
export const loginKind = 'owner-login'
/** The `form` parameter with which the login page shows who is signed in, without a script. */
export const sessionToken = 'session'
/** The `form` parameter with which the login page says that the session was ended. */
export const signedOutToken = 'signed-out'

const loginPath = '/login/'
const limit = { max: 10, windowSeconds: 600 }

/**
 * Tries of one account from anywhere. The account locks itself after a few wrong passwords one after
 * the other; this bounds how many can be on their way at the same moment, before the lock is written.
 */
const accountLimit = { max: 10, windowSeconds: 10 }

type Failure = 'failed' | 'limited' | 'unavailable'
const failureStatus = { failed: 401, limited: 429, unavailable: 503 } as const

/** The login page, which says that nobody is signed in here any more. */
export const toSignedOut = (loginHref: string) => `${loginHref}?${formParameter}=${signedOutToken}`

/** The login page, behind which a page of the portal waits; made for one request, which keeps it. */
export const toLoginBefore = (loginHref: string, path: string) =>
  `${loginHref}?${new URLSearchParams({ [formParameter]: sessionToken, [nextParameter]: path })}`

/** Where owners sign in. */
export async function getLoginHref(locale: Locale): Promise<string> {
  const { page } = await getAddressBook(locale)
  return page(loginPath)
}

type Credentials = { email: string; password: string }

async function tryLogin(arrival: Arrival, credentials: Credentials): Promise<Response | Failure> {
  await requireDatabase()
  const { PAYLOAD_SECRET: secret } = env()
  const subject = `${loginKind}:${clientAddress(arrival.headers)}`
  const counting = { now: new Date(), secret }
  const { isAllowed } = await hit(subject, limit, counting)
  if (!isAllowed) return 'limited'
  const account = `${loginKind}-account:${credentials.email.trim().toLowerCase()}`
  const { isAllowed: mayTry } = await hit(account, accountLimit, counting)
  if (!mayTry) return 'limited'
  // The database cannot even look for a text with a null character in it.
  if (credentials.email.includes('\0')) return 'failed'
  const ownerId = await checkOwnerPassword(credentials)
  return (ownerId === null ? null : await signInOwner(ownerId, arrival)) ?? 'failed'
}

async function login(arrival: Arrival, credentials: Credentials): Promise<Response | Failure> {
  const trial = tryLogin(arrival, credentials).catch((cause: unknown) => {
    logError('an owner could not be logged in', withoutText(cause))
    return 'unavailable' as const
  })
  const outcome = await inEvenTime(trial)
  if (outcome === 'failed' || outcome === 'limited') {
    const event = outcome === 'failed' ? 'login.refused' : 'login.limited'
    logSecurityEvent(event, arrival.headers, { kind: 'owners' })
  }
  return outcome
}

/** What was sent with a login, besides the password. */
type Sent = { email: string; next: string; locale: Locale }

async function refuse(failure: Failure, { email, next, locale }: Sent): Promise<Response> {
  const draft = {
    kind: loginKind,
    values: { email, [nextParameter]: next },
    errors: { login: failure },
    failure: null,
  }
  const [href, texts] = await Promise.all([getLoginHref(locale), getOwnerTexts(locale)])
  return showAgain(href, draft, {
    status: failureStatus[failure],
    headers: failure === 'limited' ? { 'Retry-After': String(limit.windowSeconds) } : undefined,
    plainText: texts[failure],
  })
}

/** The form once more where a field is empty, which is no try. */
async function askForMissing({ email, next, locale }: Sent, password: string) {
  const errors = {
    ...(email.trim() === '' && { email: 'missing' }),
    ...(password === '' && { password: 'missing' }),
  }
  if (Object.keys(errors).length === 0) return null
  const values = { email, [nextParameter]: next }
  const [href, texts] = await Promise.all([getLoginHref(locale), getOwnerTexts(locale)])
  return showAgain(
    href,
    { kind: loginKind, values, errors, failure: null },
    { status: 422, plainText: texts.missingTitle },
  )
}

/** Checks an owner's credentials; every refusal is answered alike. */
export async function answerLogin(request: Request): Promise<Response> {
  const { SITE_URL } = env()
  const body = await readBody(request, SITE_URL)
  if (!body.ok) return new Response(null, { status: body.error, headers: noStore })
  const locale = toLocale(readText(body.value, 'lang'))
  const email = readText(body.value, 'email')
  const password = readText(body.value, 'password')
  const next = readText(body.value, nextParameter)
  const sent = { email, next, locale }
  const incomplete = await askForMissing(sent, password)
  if (incomplete !== null) return incomplete
  const outcome = await login({ headers: request.headers, locale, next }, { email, password })
  return typeof outcome === 'string' ? refuse(outcome, sent) : outcome
}

function readLocale(request: Request): Locale {
  return toLocale(new URL(request.url).searchParams.get('lang'))
}

/** The login page, which says that the session goes on. */
async function refuseLogout(locale: Locale): Promise<Response> {
  const errors = { login: 'signOutFailed' }
  const draft = { kind: loginKind, values: {}, errors, failure: null }
  const [href, texts] = await Promise.all([getLoginHref(locale), getOwnerTexts(locale)])
  return showAgain(href, draft, { status: 503, plainText: texts.signOutFailed })
}

/**
 * Ends an owner's session, here and on the server. While the database is away it goes on, so the
 * cookie stays: 503 says so, rather than that somebody is signed out.
 */
export async function answerLogout(request: Request): Promise<Response> {
  const { SITE_URL } = env()
  if (!isSameSite(request.headers, SITE_URL)) return new Response(null, { status: 403 })
  const token = readOwnerToken(request.headers, SITE_URL)
  const locale = readLocale(request)
  try {
    if (token !== null) await logoutOwner(token)
  } catch (cause) {
    logError('the session of an owner could not be ended', withoutText(cause))
    return refuseLogout(locale)
  }
  const href = await getLoginHref(locale)
  return leave(toSignedOut(href), [formatOwnerCookie(null, SITE_URL)])
}

/**
 * Whether an owner is signed in, for the cached login page: 200, or 204 when nobody is, which is no
 * error, and 503 while that cannot be known.
 */
export async function answerSession(request: Request): Promise<Response> {
  try {
    const owner = await findSignedInOwner(request.headers)
    return new Response(null, { status: owner === null ? 204 : 200, headers: noStore })
  } catch (cause) {
    logError('it could not be found out which owner is signed in', withoutText(cause))
    return new Response(null, { status: 503, headers: noStore })
  }
}
