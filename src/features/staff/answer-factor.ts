import 'server-only'
import { z } from 'zod'
import { recordIdSchema } from '@/domain/kernel/record-id-schema'
import { isAdministrator } from '@/cms/access/administrators-only'
import {
  createStaffFactorNotice,
  isStaffFactorRequired,
} from '@/cms/collections/users/second-factor'
import { getExecutor, inTransaction } from '@/cms/hooks/transaction'
import { dropSecondFactor } from '@/cms/second-factors'
import { checkPassword, endSessionsWithin, toSessionId } from '@/server/account-auth'
import { payloadAsSystem } from '@/server/payload'
import {
  beginSecondFactor,
  cancelSecondFactor,
  checkSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  type CodeVerdict,
} from '@/server/second-factor'
import type { StaffAccount } from '@/server/request/desk-door'
import { answerDesk, findLimit, lockedStep, refuseDesk, refuseLimited } from './answers'
import { readSent } from './read-sent'
import { toAppKey } from './app-key'

const deedForm = z.discriminatedUnion('deed', [
  z.object({ deed: z.literal('begin'), password: z.string().max(1000) }),
  z.object({ deed: z.literal('confirm'), code: z.string().max(100) }),
  z.object({ deed: z.literal('cancel') }),
  z.object({ deed: z.literal('renew'), code: z.string().max(100) }),
  z.object({ deed: z.literal('off'), code: z.string().max(100) }),
  z.object({ deed: z.literal('offFor'), id: recordIdSchema }),
])

/** Tries of the own password. */
const passwordLimit = { max: 5, windowSeconds: 900 }

type Asked = { request: Request; account: StaffAccount; now: Date }

const open = () => payloadAsSystem('changing the second step of a member of staff')

const toWhose = ({ account, now }: Asked) => ({
  accountId: account.id,
  sessionId: toSessionId(account),
  now,
})

/** Of what a member of staff does to the own second step. */
const toTell = ({ account, now }: Asked) =>
  createStaffFactorNotice(account.id, { by: account.id, now })

async function begin(asked: Asked, password: string): Promise<Response> {
  const { account, request } = asked
  const { headers } = request
  const over = await findLimit(`proof:${account.id}`, passwordLimit)
  if (over !== null) return refuseLimited(headers, over)
  if ((await checkPassword('users', { email: account.email, password })) !== account.id)
    return refuseDesk(headers, 'currentWrong', 422)
  const payload = await open()
  const secret = await beginSecondFactor('users', { payload }, toWhose(asked))
  if (secret === null) return refuseDesk(headers, 'gone', 409)
  return answerDesk(toAppKey(payload, account.email, secret))
}

/** Nothing is on yet: what was begun is forgotten, and asks for no proof. */
async function cancel(asked: Asked): Promise<Response> {
  await cancelSecondFactor('users', { payload: await open() }, toWhose(asked))
  return answerDesk({})
}

const refusals = {
  required: ['required', 422],
  missing: ['codeMissing', 422],
  wrong: ['codeWrong', 422],
  gone: ['gone', 409],
} as const

/** Why a code changed nothing. */
type Refused = Exclude<CodeVerdict, 'right'> | 'required'

function refuseCode(headers: Headers, refused: Refused): Response {
  // A code that was not even looked at is not wrong: whoever reads so types the right one again.
  if (refused === 'locked') return refuseLimited(headers, lockedStep)
  const [problem, status] = refusals[refused]
  return refuseDesk(headers, problem, status)
}

async function confirm(asked: Asked, typed: string): Promise<string[] | Refused> {
  const { account } = asked
  return inTransaction(await open(), async (req) => {
    const proof = { typed, tell: toTell(asked) }
    const confirmed = await confirmSecondFactor('users', req, toWhose(asked), proof)
    if (typeof confirmed === 'string') return confirmed
    // Whoever came in with a password alone is out.
    const others = { except: toSessionId(account) }
    await endSessionsWithin(await getExecutor(req), 'users', account.id, others)
    return confirmed
  })
}

/** What a code of the app or a recovery code is asked for. */
async function changeWithCode(
  asked: Asked,
  deed: 'renew' | 'off',
  typed: string,
): Promise<string[] | Refused> {
  const { id } = asked.account
  const tell = toTell(asked)
  return inTransaction(await open(), async (req) => {
    if (deed === 'off' && (await isStaffFactorRequired(req, id))) return 'required'
    const verdict = await checkSecondFactor('users', req, toWhose(asked), { typed, tell })
    if (verdict !== 'right') return verdict
    if (deed === 'renew') return renewRecoveryCodes('users', req, id)
    await dropSecondFactor('users', req, id)
    await tell(req, 'off')
    return []
  })
}

/**
 * For somebody who lost the phone and the recovery codes. The own step is switched off with a code
 * alone: a session that was stolen has none.
 */
async function switchOffFor({ request, account, now }: Asked, id: number): Promise<Response> {
  if (!isAdministrator(account) || id === account.id)
    return refuseDesk(request.headers, 'forbidden', 403)
  const wasOn = await inTransaction(await open(), async (req) => {
    if (!(await dropSecondFactor('users', req, id))) return false
    // Whose role has to have it sets it up anew, at the next login.
    if (await isStaffFactorRequired(req, id))
      await endSessionsWithin(await getExecutor(req), 'users', id, { except: null })
    await createStaffFactorNotice(id, { by: account.id, now })(req, 'offByAdministrator')
    return true
  })
  return wasOn ? answerDesk({}) : refuseDesk(request.headers, 'gone', 409)
}

/** Sets up, renews or switches off the second step of the own account; administrators off for others. */
export async function answerFactor(request: Request, account: StaffAccount): Promise<Response> {
  const sent = await readSent(request, deedForm)
  if (sent === null) return refuseDesk(request.headers, 'invalid', 422)
  const asked = { request, account, now: new Date() }
  if (sent.deed === 'begin') return begin(asked, sent.password)
  if (sent.deed === 'cancel') return cancel(asked)
  if (sent.deed === 'offFor') return switchOffFor(asked, sent.id)
  const outcome =
    sent.deed === 'confirm'
      ? await confirm(asked, sent.code)
      : await changeWithCode(asked, sent.deed, sent.code)
  return typeof outcome === 'string'
    ? refuseCode(request.headers, outcome)
    : answerDesk({ codes: outcome })
}
