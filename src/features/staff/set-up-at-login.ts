import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { createStaffFactorNotice } from '@/cms/collections/users/second-factor'
import { inTransaction } from '@/cms/hooks/transaction'
import { beginSecondFactor, confirmSecondFactor, readSecondFactor } from '@/server/second-factor'
import { toAppKey, type AppKeyText } from './app-key'

/** What an app needs, and by what the set-up is known at the next try: there is no session yet. */
export type SetUp = AppKeyText & { ticket: string }

/** Who comes to set it up has just proved the password. */
type Comer = { userId: number; email: string; ticket: string | null; typed: string }

export type SetUpOutcome =
  | { kind: 'on'; codes: string[] }
  | { kind: 'open'; setUp: SetUp; problem: 'setUp' | 'codeMissing' | 'codeWrong' | 'gone' }

async function begin(
  payload: Payload,
  { userId, email }: Comer,
  problem: 'setUp' | 'gone',
): Promise<SetUpOutcome> {
  const ticket = randomUUID()
  const whose = { accountId: userId, sessionId: ticket, now: new Date() }
  const secret = await beginSecondFactor('users', { payload }, whose)
  if (secret === null) throw new Error('A second step that is to be set up is on already')
  return { kind: 'open', setUp: { ticket, ...toAppKey(payload, email, secret) }, problem }
}

/**
 * Sets up the second step of an account that has to have one, before its first session: begins, and
 * with the ticket of that and a code of the app switches it on.
 */
export async function setUpAtLogin(payload: Payload, comer: Comer): Promise<SetUpOutcome> {
  const { userId, email, ticket, typed } = comer
  if (ticket === null) return begin(payload, comer, 'setUp')
  const now = new Date()
  const whose = { accountId: userId, sessionId: ticket, now }
  const tell = createStaffFactorNotice(userId, { by: userId, now })
  const outcome = await inTransaction(payload, (req) =>
    confirmSecondFactor('users', req, whose, { typed, tell }),
  )
  if (typeof outcome !== 'string') return { kind: 'on', codes: outcome }
  const state = await readSecondFactor('users', { payload }, whose)
  if (outcome === 'gone' || state.kind !== 'settingUp') return begin(payload, comer, 'gone')
  const setUp = { ticket, ...toAppKey(payload, email, state.secret) }
  return { kind: 'open', setUp, problem: outcome === 'missing' ? 'codeMissing' : 'codeWrong' }
}
