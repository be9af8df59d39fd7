import 'server-only'
import type { PayloadRequest } from 'payload'
import { createOwnerFactorNotice } from '@/cms/collections/owners/second-factor'
import { inTransaction } from '@/cms/hooks/transaction'
import { dropSecondFactor } from '@/cms/second-factors'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { lockSeconds, showInGroups } from '@/domain/accounts/second-factor'
import { formatPortalPath } from '@/domain/routes/portal'
import { env } from '@/server/env'
import { logError, withoutText } from '@/server/log/log'
import { endOwnerSessionsWithin, toSessionId, type OwnerAccount } from '@/server/owner-auth'
import { payloadAsSystem } from '@/server/payload'
import { hit } from '@/server/rate-limit/rate-limit'
import { readBody, readText, type FormBody } from '@/server/request/read-body'
import { refuse } from '@/server/request/refuse'
import { showAgain } from '@/server/request/show-again'
import {
  beginSecondFactor,
  cancelSecondFactor,
  checkSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
} from '@/server/second-factor'
import { getTexts } from '@/server/texts/text-overrides'
import { doneParameter } from './account-form'
import { currentField, findProofProblem } from './owner-proof'
import { findSignedInOwner } from './owner-session'
import {
  recoveryCodesKind,
  secondFactorDeeds,
  secondFactorKind,
  setUpId,
  type SecondFactorDeed,
} from './second-factor-form'
import { messages } from './second-factor-messages'
import { leave } from './sign-in'

type Problem = Exclude<keyof (typeof messages)['nl']['problems'], 'gone'>
type Wrong = { field: typeof currentField | 'code'; problem: Problem }
type Sent = { request: Request; body: FormBody; locale: Locale; now: Date }
type Asked = Sent & { owner: OwnerAccount }

const limit = { max: 10, windowSeconds: 600 }
const retryAfter: Readonly<Partial<Record<Problem, number>>> = {
  limited: limit.windowSeconds,
  locked: lockSeconds,
}
const statuses: Readonly<Partial<Record<Problem, number>>> = {
  limited: 429,
  locked: 429,
  unavailable: 503,
}

const open = () => payloadAsSystem('changing the second factor of the owner who is signed in')

const toPagePath = (locale: Locale) => formatPortalPath(locale, { kind: 'secondStep' })

const toWhose = ({ owner, now }: Asked) => ({
  accountId: owner.id,
  sessionId: toSessionId(owner),
  now,
})

const toTell = ({ owner, locale, now }: Asked) =>
  createOwnerFactorNotice(owner.id, { now, otherwise: locale })

const toProof = (asked: Asked) => ({ typed: readText(asked.body, 'code'), tell: toTell(asked) })

async function isLimited(subject: string, now: Date): Promise<boolean> {
  const { PAYLOAD_SECRET: secret } = env()
  return !(await hit(subject, limit, { now, secret })).isAllowed
}

async function begin(asked: Asked): Promise<Response | Wrong> {
  const problem = await findProofProblem(asked.owner, asked.body, asked.now)
  if (problem !== null) return { field: currentField, problem }
  await beginSecondFactor('owners', { payload: await open() }, toWhose(asked))
  return leave(`${toPagePath(asked.locale)}#${setUpId}`, [])
}

/** Nothing is on yet: what was begun is forgotten, and asks for no proof. */
async function cancel(asked: Asked): Promise<Response> {
  await cancelSecondFactor('owners', { payload: await open() }, toWhose(asked))
  return leave(formatPortalPath(asked.locale, { kind: 'account' }), [])
}

/** The page with the new codes, as the answer itself: they stand in no address and are kept nowhere. */
function showCodes({ request, locale }: Asked, codes: readonly string[]): Promise<Response> {
  const shown = codes.map(showInGroups)
  const draft = { kind: recoveryCodesKind, values: { codes: shown }, errors: {}, failure: null }
  return showAgain(toPagePath(locale), draft, {
    status: 200,
    plainText: shown.join('\n'),
    cookie: request.headers.get('cookie'),
  })
}

async function confirm(asked: Asked): Promise<Response | Wrong> {
  const { owner, locale, now } = asked
  if (await isLimited(`owner-code:${owner.id}`, now)) return { field: 'code', problem: 'limited' }
  const payload = await open()
  const outcome = await inTransaction(payload, async (req) => {
    const confirmed = await confirmSecondFactor('owners', req, toWhose(asked), toProof(asked))
    // Whoever came in with a password alone is out.
    if (typeof confirmed !== 'string')
      await endOwnerSessionsWithin(req, owner.id, toSessionId(owner))
    return confirmed
  })
  // It is on already, or has to be begun anew; the page tells which.
  if (outcome === 'gone') return leave(toPagePath(locale), [])
  return typeof outcome === 'string'
    ? { field: 'code', problem: outcome }
    : showCodes(asked, outcome)
}

type Done = { codes: readonly string[] } | 'off' | 'gone' | Wrong

/** Does what asks for a code: nothing of it when the code is wrong. */
async function withCode(asked: Asked, work: (req: PayloadRequest) => Promise<Done>): Promise<Done> {
  return inTransaction(await open(), async (req) => {
    const verdict = await checkSecondFactor('owners', req, toWhose(asked), toProof(asked))
    if (verdict === 'right') return work(req)
    return verdict === 'gone' ? verdict : { field: 'code', problem: verdict }
  })
}

async function renew(asked: Asked): Promise<Response | Wrong> {
  const done = await withCode(asked, async (req) => ({
    codes: await renewRecoveryCodes('owners', req, asked.owner.id),
  }))
  if (typeof done === 'string') return leave(toPagePath(asked.locale), [])
  return 'codes' in done ? showCodes(asked, done.codes) : done
}

async function switchOff(asked: Asked): Promise<Response | Wrong> {
  const { owner, locale } = asked
  const done = await withCode(asked, async (req) => {
    await dropSecondFactor('owners', req, owner.id)
    await toTell(asked)(req, 'off')
    return 'off'
  })
  if (done === 'off') return leave(`${toPagePath(locale)}?${doneParameter}=off`, [])
  return typeof done === 'string' || 'codes' in done ? leave(toPagePath(locale), []) : done
}

const doings: Readonly<Record<SecondFactorDeed, (asked: Asked) => Promise<Response | Wrong>>> = {
  begin,
  confirm,
  cancel,
  renew,
  off: switchOff,
}

async function doIt(
  deed: SecondFactorDeed,
  { request, body, locale, now }: Sent,
): Promise<Response | Wrong> {
  try {
    const owner = await findSignedInOwner(request.headers)
    // Who is not signed in any more comes by the login page.
    if (owner === null) return leave(toPagePath(locale), [])
    return await doings[deed]({ request, owner, body, locale, now })
  } catch (cause) {
    logError('the second factor of an owner could not be changed', withoutText(cause))
    return { field: deed === 'begin' ? currentField : 'code', problem: 'unavailable' }
  }
}

async function showWrong({ request, locale }: Sent, { field, problem }: Wrong): Promise<Response> {
  const texts = await getTexts('ownerSecondFactor', messages, locale)
  const draft = { kind: secondFactorKind, values: {}, errors: { [field]: problem }, failure: null }
  const seconds = retryAfter[problem]
  return showAgain(toPagePath(locale), draft, {
    status: statuses[problem] ?? 422,
    headers: seconds === undefined ? undefined : { 'Retry-After': String(seconds) },
    plainText: texts.problems[problem],
    cookie: request.headers.get('cookie'),
  })
}

/** Does what an owner asks for on the page about the second step, for the own account alone. */
export async function answerSecondFactor(request: Request, deedText: string): Promise<Response> {
  const deed = secondFactorDeeds.find((one) => one === deedText)
  if (deed === undefined) return refuse(404)
  const body = await readBody(request, env().SITE_URL)
  if (!body.ok) return refuse(body.error)
  const locale = toLocale(readText(body.value, 'lang'))
  const sent = { request, body: body.value, locale, now: new Date() }
  const outcome = await doIt(deed, sent)
  return outcome instanceof Response ? outcome : showWrong(sent, outcome)
}
