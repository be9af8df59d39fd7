import 'server-only'
import { setTimeout as delay } from 'node:timers/promises'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { getAddressBook } from '@/features/routing/address-book'
import { requireDatabase } from '@/server/db'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import { checkOwnerPassword, logoutOwner } from '@/server/owner-auth'
import { clientAddress } from '@/server/rate-limit/client-address'
import { hit } from '@/server/rate-limit/rate-limit'
import { isSameSite, readBody, readText } from '@/server/request/read-body'
import { showAgain } from '@/server/request/show-again'
import { getOwnerView } from './owner-queries'
import { findSignedInOwner, formatOwnerCookie, readOwnerToken } from './owner-session'
import { getOwnerTexts } from './owner-texts'
import { nextParameter } from './portal-gate'
import { leave, signInOwner, type Arrival } from './sign-in'

/** Names the login form among the drafts of a page. */
export const loginKind = 'owner-login'
/** The `form` parameter with which the login page shows who is signed in, without a script. */
export const sessionToken = 'session'

const loginPath = '/login/'
const noStore = { 'Cache-Control': 'private, no-store' }
const limit = { max: 10, windowSeconds: 600 }

/**
 * Tries of one account from anywhere. The account locks itself after a few wrong passwords one after
 * the other; this bounds how many can be on their way at the same moment, before the lock is written.
 */
const accountLimit = { max: 10, windowSeconds: 10 }

/**
 * Every answer takes this long at least, in milliseconds: an unknown address would otherwise be
 * told by its speed, because only known ones have a password to compute.
 */
const answerMsMin = 1000

type Failure = 'failed' | 'limited' | 'unavailable'
const failureStatus = { failed: 401, limited: 429, unavailable: 503 } as const

async function getLoginHref(locale: Locale): Promise<string> {
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
  const [outcome] = await Promise.all([
    tryLogin(arrival, credentials).catch((cause: unknown) => {
      logError('an owner could not be logged in', withoutText(cause))
      return 'unavailable' as const
    }),
    delay(answerMsMin),
  ])
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

/** Checks an owner's credentials; every refusal is answered alike. */
export async function answerLogin(request: Request): Promise<Response> {
  const { SITE_URL } = env()
  const body = await readBody(request, SITE_URL)
  if (!body.ok) return new Response(null, { status: body.error, headers: noStore })
  const locale = toLocale(readText(body.value, 'lang'))
  const email = readText(body.value, 'email')
  const password = readText(body.value, 'password')
  const next = readText(body.value, nextParameter)
  const outcome = await login({ headers: request.headers, locale, next }, { email, password })
  return typeof outcome === 'string' ? refuse(outcome, { email, next, locale }) : outcome
}

function readLocale(request: Request): Locale {
  return toLocale(new URL(request.url).searchParams.get('lang'))
}

/** Ends an owner's session, here and on the server. */
export async function answerLogout(request: Request): Promise<Response> {
  const { SITE_URL } = env()
  if (!isSameSite(request.headers, SITE_URL)) return new Response(null, { status: 403 })
  const token = readOwnerToken(request.headers, SITE_URL)
  if (token !== null) await logoutOwner(token)
  const href = await getLoginHref(readLocale(request))
  return leave(href, [formatOwnerCookie(null, SITE_URL)])
}

/** Who is signed in, for the cached login page; 204 when nobody is, which is no error. */
export async function answerSession(request: Request): Promise<Response> {
  const owner = await findSignedInOwner(request.headers)
  if (owner === null) return new Response(null, { status: 204, headers: noStore })
  const view = await getOwnerView(owner, readLocale(request))
  return Response.json(view, { headers: noStore })
}
