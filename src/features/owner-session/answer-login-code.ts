import 'server-only'
import { createOwnerFactorNotice } from '@/cms/collections/owners/second-factor'
import { inTransaction } from '@/cms/hooks/transaction'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { lockSeconds } from '@/domain/accounts/second-factor'
import { buildLoginCodePath } from '@/domain/routes/login-links'
import { requireDatabase } from '@/server/db'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import { logSecurityEvent } from '@/server/log/security-event'
import { payloadAsSystem } from '@/server/payload'
import { readBody, readText } from '@/server/request/read-body'
import { refuse } from '@/server/request/refuse'
import { showAgain } from '@/server/request/show-again'
import { checkSecondFactor, lockSecondFactor } from '@/server/second-factor'
import { getTexts } from '@/server/texts/text-overrides'
import {
  dropPendingCookie,
  findPendingLogin,
  takePendingLogin,
  type PendingLogin,
} from './pending-login'
import { messages } from './second-factor-messages'
import { letOwnerIn } from './sign-in'

/** Names the form among the drafts of a page. */
export const loginCodeKind = 'owner-login-code'

type Problem = 'missing' | 'wrong' | 'locked' | 'gone' | 'unavailable'

const statuses = { missing: 422, wrong: 401, locked: 429, gone: 410, unavailable: 503 } as const

type Sent = { headers: Headers; locale: Locale; typed: string }

/** Checks the code and uses the login up with it, both or neither. */
async function passSecondStep(
  { headers, locale, typed }: Sent,
  now: Date,
): Promise<PendingLogin | Problem> {
  const payload = await payloadAsSystem('checking the second factor of an owner who is signing in')
  return inTransaction(payload, async (req) => {
    const found = await findPendingLogin(req, headers, now)
    if (found === null) return 'gone'
    const { ownerId } = found
    await lockSecondFactor('owners', req, ownerId)
    // Somebody who was before us may have used it up meanwhile.
    const pending = await findPendingLogin(req, headers, now)
    if (pending === null) return 'gone'
    const tell = createOwnerFactorNotice(ownerId, { now, otherwise: locale })
    const tried = { accountId: ownerId, now }
    const verdict = await checkSecondFactor('owners', req, tried, { typed, tell })
    if (verdict !== 'right') return verdict
    await takePendingLogin(req, pending.mark)
    return pending
  })
}

async function tryCode(sent: Sent): Promise<Response | Problem> {
  try {
    await requireDatabase()
    const passed = await passSecondStep(sent, new Date())
    if (typeof passed === 'string') return passed
    const { ownerId, next } = passed
    const arrival = { headers: sent.headers, locale: sent.locale, next }
    return (await letOwnerIn(ownerId, arrival, [dropPendingCookie()])) ?? 'gone'
  } catch (cause) {
    logError('the second step of a login could not be taken', withoutText(cause))
    return 'unavailable'
  }
}

async function showProblem(problem: Problem, { headers, locale }: Sent): Promise<Response> {
  const texts = await getTexts('ownerSecondFactor', messages, locale)
  // A code is good once: it does not come back.
  const draft = { kind: loginCodeKind, values: {}, errors: { code: problem }, failure: null }
  return showAgain(buildLoginCodePath(locale), draft, {
    status: statuses[problem],
    headers: problem === 'locked' ? { 'Retry-After': String(lockSeconds) } : undefined,
    plainText: texts.problems[problem],
    cookie: headers.get('cookie'),
  })
}

/**
 * Lets an owner in who has passed the first step, with a code of the app or a recovery code: 303 to
 * the page that was asked for; 401 for a wrong code, 410 when the first step has to be taken again,
 * 422, 429 or 503 with what is wrong.
 */
export async function answerLoginCode(request: Request): Promise<Response> {
  const body = await readBody(request, env().SITE_URL)
  if (!body.ok) return refuse(body.error)
  const locale = toLocale(readText(body.value, 'lang'))
  const sent = { headers: request.headers, locale, typed: readText(body.value, 'code') }
  const outcome = await tryCode(sent)
  if (outcome === 'wrong' || outcome === 'locked') {
    const event = outcome === 'wrong' ? 'login.code-refused' : 'login.limited'
    logSecurityEvent(event, request.headers, { kind: 'owners' })
  }
  return typeof outcome === 'string' ? showProblem(outcome, sent) : outcome
}
