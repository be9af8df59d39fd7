import 'server-only'
import { z } from 'zod'
import { recordIdSchema } from '@/domain/kernel/record-id-schema'
import { isAdministrator } from '@/cms/access/administrators-only'
import {
  dropStaffFactor,
  isStaffFactorRequired,
  tellOfStaffFactor,
} from '@/cms/collections/users/second-factor'
import { getExecutor, inTransaction } from '@/cms/hooks/transaction'
import { checkPassword, endSessionsWithin, toSessionId } from '@/server/account-auth'
import { payloadAsSystem } from '@/server/payload'
import {
  beginSecondFactor,
  checkSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  staffFactors,
} from '@/server/second-factor'
import { toCodeAddress } from '@/server/time-codes'
import {
  answerDesk,
  findCodeLimit,
  findLimit,
  lockedStep,
  refuseDesk,
  refuseLimited,
} from './answers'
import { readSent } from './read-sent'
import type { StaffAccount } from '@/server/request/desk-door'

const deedForm = z.discriminatedUnion('deed', [
  z.object({ deed: z.literal('begin'), password: z.string().max(1000) }),
  z.object({ deed: z.literal('confirm'), code: z.string().max(100) }),
  z.object({ deed: z.literal('renew'), code: z.string().max(100) }),
  z.object({ deed: z.literal('off'), code: z.string().max(100) }),
  z.object({ deed: z.literal('offFor'), id: recordIdSchema }),
])

/** Tries of the own password. */
const passwordLimit = { max: 5, windowSeconds: 900 }

type Asked = { request: Request; account: StaffAccount; now: Date }

const open = () => payloadAsSystem('changing the second step of a member of staff')

async function begin({ request, account, now }: Asked, password: string): Promise<Response> {
  const { headers } = request
  const over = await findLimit(`proof:${account.id}`, passwordLimit)
  if (over !== null) return refuseLimited(headers, over)
  if ((await checkPassword('users', { email: account.email, password })) !== account.id)
    return refuseDesk(headers, 'currentWrong', 422)
  const payload = await open()
  const whose = { accountId: account.id, sessionId: toSessionId(account), now }
  await beginSecondFactor(staffFactors, { payload }, whose)
  const state = await readSecondFactor(staffFactors, { payload }, whose)
  if (state.kind !== 'settingUp') return refuseDesk(headers, 'gone', 409)
  const { hostname } = new URL(payload.config.serverURL)
  const address = toCodeAddress(state.secret, { issuer: hostname, label: account.email })
  return answerDesk({ secret: state.secret, address })
}

async function confirm({ request, account, now }: Asked, code: string): Promise<Response> {
  const whose = { accountId: account.id, sessionId: toSessionId(account), now }
  const outcome = await inTransaction(await open(), async (req) => {
    const confirmed = await confirmSecondFactor(staffFactors, req, whose, code)
    if (confirmed !== 'on') return confirmed
    const codes = await renewRecoveryCodes(staffFactors, req, account.id)
    // Whoever came in with a password alone is out.
    const others = { except: toSessionId(account) }
    await endSessionsWithin(await getExecutor(req), 'users', account.id, others)
    await tellOfStaffFactor(req, account.id, { event: 'on', by: account.id, now })
    return codes
  })
  if (typeof outcome !== 'string') return answerDesk({ codes: outcome })
  if (outcome === 'gone') return refuseDesk(request.headers, 'gone', 409)
  return refuseDesk(request.headers, outcome === 'missing' ? 'codeMissing' : 'codeWrong', 422)
}

const statuses = {
  required: 422,
  codeMissing: 422,
  codeWrong: 422,
  gone: 409,
} as const

/** What a code of the app or a recovery code is asked for. */
async function changeWithCode(
  { request, account, now }: Asked,
  deed: 'renew' | 'off',
  typed: string,
): Promise<Response> {
  const outcome = await inTransaction(await open(), async (req) => {
    if (deed === 'off' && (await isStaffFactorRequired(req, account.id))) return 'required' as const
    const verdict = await checkSecondFactor(staffFactors, req, account.id, { typed, now })
    if (verdict === 'missing') return 'codeMissing' as const
    if (verdict === 'off') return 'gone' as const
    if (verdict === 'nowLocked')
      await tellOfStaffFactor(req, account.id, { event: 'locked', by: account.id, now })
    // A code that was not even looked at is not wrong: whoever reads so types the right one again.
    if (verdict === 'locked' || verdict === 'nowLocked') return 'locked' as const
    if (verdict === 'wrong') return 'codeWrong' as const
    if (verdict === 'recovery')
      await tellOfStaffFactor(req, account.id, { event: 'recoveryUsed', by: account.id, now })
    if (deed === 'renew') return renewRecoveryCodes(staffFactors, req, account.id)
    await dropStaffFactor(req, account.id)
    await tellOfStaffFactor(req, account.id, { event: 'off', by: account.id, now })
    return []
  })
  if (typeof outcome !== 'string') return answerDesk({ codes: outcome })
  if (outcome === 'locked') return refuseLimited(request.headers, lockedStep)
  return refuseDesk(request.headers, outcome, statuses[outcome])
}

/**
 * For somebody who lost the phone and the recovery codes. The own step is switched off with a code
 * alone: a session that was stolen has none.
 */
async function switchOffFor({ request, account, now }: Asked, id: number): Promise<Response> {
  if (!isAdministrator(account) || id === account.id)
    return refuseDesk(request.headers, 'forbidden', 403)
  const wasOn = await inTransaction(await open(), async (req) => {
    if (!(await dropStaffFactor(req, id))) return false
    // Whose role has to have it sets it up anew, at the next login.
    if (await isStaffFactorRequired(req, id))
      await endSessionsWithin(await getExecutor(req), 'users', id, { except: null })
    await tellOfStaffFactor(req, id, { event: 'offByAdministrator', by: account.id, now })
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
  if (sent.deed === 'offFor') return switchOffFor(asked, sent.id)
  const over = await findCodeLimit(account.id)
  if (over !== null) return refuseLimited(request.headers, over)
  if (sent.deed === 'confirm') return confirm(asked, sent.code)
  return changeWithCode(asked, sent.deed, sent.code)
}
