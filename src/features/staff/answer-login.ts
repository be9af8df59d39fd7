import 'server-only'
import { generatePayloadCookie } from 'payload/shared'
import { z } from 'zod'
import {
  createStaffFactorNotice,
  isStaffFactorRequired,
} from '@/cms/collections/users/second-factor'
import { inTransaction } from '@/cms/hooks/transaction'
import { isSecondFactorOn } from '@/cms/second-factors'
import { readTypedCode } from '@/domain/accounts/second-factor'
import { checkPassword, openSession } from '@/server/account-auth'
import { logError, withoutText } from '@/server/log/log'
import { logSecurityEvent, type SecurityEvent } from '@/server/log/security-event'
import { payloadAsSystem } from '@/server/payload'
import { inEvenTime } from '@/server/request/even-time'
import { checkSecondFactor } from '@/server/second-factor'
import {
  answerDesk,
  findAddressLimit,
  findLimit,
  lockedStep,
  refuseDesk,
  refuseLimited,
  type Limited,
} from './answers'
import { readSent } from './read-sent'
import { setUpAtLogin, type SetUpOutcome } from './set-up-at-login'

const loginForm = z.object({
  email: z.string().max(254),
  password: z.string().max(1000),
  code: z.string().max(100).optional(),
  /** Of a second step that is being set up. */
  ticket: z.uuid().optional(),
})

/** Tries of one account on their way at the same moment, before the lock is written. */
const accountLimit = { max: 10, windowSeconds: 10 }

type Verdict =
  | { userId: number; codes?: readonly string[] }
  | Extract<SetUpOutcome, { kind: 'open' }>
  | Limited
  | 'failed'
  | 'codeMissing'
  | 'codeWrong'

const system = () => payloadAsSystem('checking the second step of a member of staff who logs in')

type Sent = z.infer<typeof loginForm>

/** Lets somebody set up the second step that the role asks for; only then there is a session. */
async function passSetUp(userId: number, { email, code = '', ticket }: Sent): Promise<Verdict> {
  const comer = { userId, email: email.trim(), ticket: ticket ?? null, typed: code }
  const outcome = await setUpAtLogin(await system(), comer)
  return outcome.kind === 'on' ? { userId, codes: outcome.codes } : outcome
}

/** Lets somebody in whose account has no second step, unless the role asks for one. */
async function passWithoutStep(userId: number, sent: Sent): Promise<Verdict> {
  const isRequired = await isStaffFactorRequired({ payload: await system() }, userId)
  return isRequired ? passSetUp(userId, sent) : { userId }
}

/** Takes the second step where the account has one, or has to have one. */
async function passSecondStep(userId: number, sent: Sent): Promise<Verdict> {
  const payload = await system()
  const typed = sent.code ?? ''
  if (!(await isSecondFactorOn('users', { payload }, userId))) return passWithoutStep(userId, sent)
  if (readTypedCode(typed).kind === 'none') return 'codeMissing'
  const now = new Date()
  const tell = createStaffFactorNotice(userId, { by: userId, now })
  const verdict = await inTransaction(payload, (req) =>
    checkSecondFactor('users', req, { accountId: userId, now }, { typed, tell }),
  )
  if (verdict === 'locked') return lockedStep
  // Switched off meanwhile: the password alone is enough again, where the role asks for no more.
  if (verdict === 'gone') return passWithoutStep(userId, sent)
  return verdict === 'right' ? { userId } : 'codeWrong'
}

async function tryLogin(request: Request): Promise<Verdict> {
  const ofAddress = await findAddressLimit(request.headers, 'login')
  if (ofAddress !== null) return ofAddress
  const sent = await readSent(request, loginForm)
  // The database cannot even look for a text with a null character in it.
  if (sent === null || sent.email.includes('\0') || sent.password.trim() === '') return 'failed'
  const email = sent.email.trim().toLowerCase()
  const ofAccount = await findLimit(`account:${email}`, accountLimit)
  if (ofAccount !== null) return ofAccount
  const userId = await checkPassword('users', { email, password: sent.password })
  return userId === null ? 'failed' : passSecondStep(userId, sent)
}

const refusals = {
  failed: [401, {}],
  codeMissing: [401, { secondStep: true }],
  codeWrong: [401, { secondStep: true }],
} as const

const events = {
  failed: 'login.refused',
  codeMissing: 'login.code-asked',
  codeWrong: 'login.code-refused',
} as const satisfies Record<keyof typeof refusals, SecurityEvent>

function note({ headers }: Request, verdict: Verdict, isIn: boolean): void {
  const kind = 'users'
  if (typeof verdict === 'string') return logSecurityEvent(events[verdict], headers, { kind })
  if ('retryAfterSeconds' in verdict) return logSecurityEvent('login.limited', headers, { kind })
  if ('setUp' in verdict) return logSecurityEvent('login.set-up', headers, { kind })
  const event = isIn ? 'login.opened' : 'login.refused'
  logSecurityEvent(event, headers, { kind, account: verdict.userId })
}

/** The session in its cookie, and who it is as the desk wants to know it. */
async function letIn(userId: number, codes?: readonly string[]): Promise<Response | null> {
  const session = await openSession('users', userId, new Date())
  if (session === null) return null
  const payload = await payloadAsSystem('telling a member of staff who just logged in who they are')
  const { config } = payload.collections['users']
  const options = { collection: 'users', id: userId, depth: 0 } as const
  const account = await payload.findByID(options)
  const user = { ...account, collection: 'users' } as const
  const shown = await payload.findByID({ ...options, overrideAccess: false, user })
  const cookie = generatePayloadCookie({
    collectionAuthConfig: config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token: session.token,
  })
  const { token } = session
  const exp = Math.floor(session.expiresAt.getTime() / 1000)
  const body = {
    message: 'Authentication Passed',
    exp,
    token,
    user: { ...shown, collection: 'users' },
    ...(codes && { codes }),
  }
  return answerDesk(body, { 'Set-Cookie': cookie })
}

async function answerLogin(request: Request): Promise<Response> {
  const verdict = await tryLogin(request)
  const passed = typeof verdict !== 'string' && 'userId' in verdict ? verdict : null
  const answered = passed && (await letIn(passed.userId, passed.codes))
  note(request, verdict, answered !== null)
  if (typeof verdict !== 'string' && 'retryAfterSeconds' in verdict)
    return refuseLimited(request.headers, verdict)
  if (typeof verdict !== 'string' && 'setUp' in verdict)
    return refuseDesk(request.headers, verdict.problem, 401, { setUp: verdict.setUp })
  if (answered !== null) return answered
  const problem = typeof verdict === 'string' ? verdict : 'failed'
  const [status, more] = refusals[problem]
  return refuseDesk(request.headers, problem, status, more)
}

/**
 * Logs a member of staff in: 200 with the session; 401 for every reason to refuse alike, or, where
 * the password was right, with `secondStep` for a code that is wanted or wrong and with `setUp` for a
 * second step that the role asks for and the account has to set up first; 429 for too many
 * tries; 503 when nothing can be checked.
 */
export async function answerStaffLogin(request: Request): Promise<Response> {
  const answer = answerLogin(request).catch((cause: unknown) => {
    logError('a member of staff could not be logged in', withoutText(cause))
    return refuseDesk(request.headers, 'unavailable', 503)
  })
  return inEvenTime(answer)
}
