import 'server-only'
import type { PayloadRequest } from 'payload'
import { createOwnerFactorNotice } from '@/cms/collections/owners/second-factor'
import { inTransaction } from '@/cms/hooks/transaction'
import { dropSecondFactor } from '@/cms/second-factors'
import type { Locale } from '@/domain/kernel/locales'
import { showInGroups } from '@/domain/accounts/second-factor'
import { formatPortalPath } from '@/domain/routes/portal'
import { env } from '@/server/env'
import { endOwnerSessionsWithin, toSessionId } from '@/server/owner-auth'
import { payloadAsSystem } from '@/server/payload'
import { hit } from '@/server/rate-limit/rate-limit'
import { readText } from '@/server/request/read-body'
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
import { answerOwnForm, type Asked, type Wrong } from './answer-own-form'
import { currentField, findProofProblem, proofLimit } from './owner-proof'
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
type WrongHere = Wrong<typeof currentField | 'code', Problem>
type Outcome = Response | WrongHere

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
  return !(await hit(subject, proofLimit, { now, secret })).isAllowed
}

async function begin(asked: Asked): Promise<Outcome> {
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

async function confirm(asked: Asked): Promise<Outcome> {
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

type Done = { codes: readonly string[] } | 'off' | 'gone' | WrongHere

/** Does what asks for a code: nothing of it when the code is wrong. */
async function withCode(asked: Asked, work: (req: PayloadRequest) => Promise<Done>): Promise<Done> {
  return inTransaction(await open(), async (req) => {
    const verdict = await checkSecondFactor('owners', req, toWhose(asked), toProof(asked))
    if (verdict === 'right') return work(req)
    return verdict === 'gone' ? verdict : { field: 'code', problem: verdict }
  })
}

async function renew(asked: Asked): Promise<Outcome> {
  const done = await withCode(asked, async (req) => ({
    codes: await renewRecoveryCodes('owners', req, asked.owner.id),
  }))
  if (typeof done === 'string') return leave(toPagePath(asked.locale), [])
  return 'codes' in done ? showCodes(asked, done.codes) : done
}

async function switchOff(asked: Asked): Promise<Outcome> {
  const { owner, locale } = asked
  const done = await withCode(asked, async (req) => {
    await dropSecondFactor('owners', req, owner.id)
    await toTell(asked)(req, 'off')
    return 'off'
  })
  if (done === 'off') return leave(`${toPagePath(locale)}?${doneParameter}=off`, [])
  return typeof done === 'string' || 'codes' in done ? leave(toPagePath(locale), []) : done
}

const doings: Readonly<Record<SecondFactorDeed, (asked: Asked) => Promise<Outcome>>> = {
  begin,
  confirm,
  cancel,
  renew,
  off: switchOff,
}

/** Does what an owner asks for on the page about the second step. */
export function answerSecondFactor(request: Request, deedText: string): Promise<Response> {
  return answerOwnForm(request, deedText, {
    kind: secondFactorKind,
    toPagePath,
    deeds: secondFactorDeeds,
    doings,
    failure: 'the second factor of an owner could not be changed',
    toFailedField: (deed) => (deed === 'begin' ? currentField : 'code'),
    getProblemTexts: async (locale) =>
      (await getTexts('ownerSecondFactor', messages, locale)).problems,
  })
}
