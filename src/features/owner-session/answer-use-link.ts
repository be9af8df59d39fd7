import 'server-only'
import { inTransaction } from '@/cms/hooks/transaction'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { findPasswordProblem, type PasswordProblem } from '@/domain/accounts/password'
import { buildLoginLinkPath } from '@/domain/routes/login-links'
import { nextParameter } from '@/domain/routes/portal'
import { requireDatabase } from '@/server/db'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import { payloadAsSystem } from '@/server/payload'
import { hit } from '@/server/rate-limit/rate-limit'
import { readBody, readText, type FormBody } from '@/server/request/read-body'
import { refuse } from '@/server/request/refuse'
import { showAgain } from '@/server/request/show-again'
import { getTexts } from '@/server/texts/text-overrides'
import { findLinkOwner, readLoginLink, redeemLoginLink, type LoginLink } from './login-link'
import { messages } from './link-messages'
import { signInOwner, type Arrival } from './sign-in'

/** Names the form among the drafts of a page. */
export const redeemLinkKind = 'owner-link-use'

const limit = { max: 20, windowSeconds: 600 }

type LinkProblem = PasswordProblem | 'limited' | 'unavailable' | 'gone'

const status: Readonly<Partial<Record<LinkProblem, number>>> = {
  gone: 410,
  limited: 429,
  unavailable: 503,
}

type Problem = { field: 'password' | 'link'; problem: LinkProblem }

/** The password that was chosen; null where the link asks for none. */
async function readPassword(link: LoginLink, body: FormBody): Promise<string | null | Problem> {
  if (link.kind === 'signIn') return null
  const password = readText(body, 'password')
  const problem = findPasswordProblem(password, (await findLinkOwner(link)) ?? {})
  return problem === null ? password : { field: 'password', problem }
}

/** Uses the link up and sets the password, both or neither; null for a link that is good no more. */
async function redeem(
  link: LoginLink,
  password: string | null,
  now: Date,
): Promise<{ ownerId: number } | null> {
  const payload = await payloadAsSystem(
    'letting an owner in by a link that was sent to the account',
  )
  return inTransaction(payload, async (req) => {
    const owner = await redeemLoginLink(link, req, now)
    if (owner === null) return null
    if (password !== null) {
      await payload.update({
        collection: 'owners',
        id: owner.id,
        // Who was locked out gets in again. Whoever knew the old password is shown out: the framework
        // ends the sessions, and the collection the logins that wait for a code.
        data: { password, loginAttempts: 0, lockUntil: null },
        depth: 0,
        req,
      })
    }
    return { ownerId: owner.id }
  })
}

async function tryUse(
  link: LoginLink,
  body: FormBody,
  arrival: Arrival,
): Promise<Response | Problem> {
  try {
    await requireDatabase()
    const now = new Date()
    const { PAYLOAD_SECRET: secret } = env()
    const { isAllowed } = await hit(`${redeemLinkKind}:${link.ownerId}`, limit, { now, secret })
    if (!isAllowed) return { field: 'link', problem: 'limited' }
    const password = await readPassword(link, body)
    if (typeof password === 'object' && password !== null) return password
    const redeemed = await redeem(link, password, now)
    const answer = redeemed && (await signInOwner(redeemed.ownerId, arrival))
    return answer ?? { field: 'link', problem: 'gone' }
  } catch (cause) {
    logError('a link into an account could not be used', withoutText(cause))
    return { field: 'link', problem: 'unavailable' }
  }
}

async function showProblem(
  { field, problem }: Problem,
  { locale, token, next }: { locale: Locale; token: string; next: string },
): Promise<Response> {
  const texts = await getTexts('ownerLinks', messages, locale)
  // What was typed is a password: it does not come back.
  const draft = {
    kind: redeemLinkKind,
    values: { [nextParameter]: next },
    errors: { [field]: problem },
    failure: null,
  }
  return showAgain(buildLoginLinkPath(locale, token), draft, {
    status: status[problem] ?? 422,
    headers: problem === 'limited' ? { 'Retry-After': String(limit.windowSeconds) } : undefined,
    plainText: texts.problems[problem],
  })
}

/**
 * Lets an owner in by a link, with a new password where the link is for one: 303 to the portal, on
 * the page that was asked for; 404
 * for a link that is not ours, 410 for one that is good no more, 422, 429 or 503 with what is wrong.
 */
export async function answerUseLink(request: Request, token: string): Promise<Response> {
  const link = readLoginLink(token, new Date())
  if (link === null) return refuse(404)
  const body = await readBody(request, env().SITE_URL)
  if (!body.ok) return refuse(body.error)
  const locale = toLocale(readText(body.value, 'lang'))
  const next = readText(body.value, nextParameter)
  const outcome = await tryUse(link, body.value, { headers: request.headers, locale, next })
  return outcome instanceof Response ? outcome : showProblem(outcome, { locale, token, next })
}
