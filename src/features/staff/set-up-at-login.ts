import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { tellOfStaffFactor } from '@/cms/collections/users/second-factor'
import { inTransaction } from '@/cms/hooks/transaction'
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  staffFactors,
} from '@/server/second-factor'
import { toCodeAddress } from '@/server/time-codes'

/** What an app needs, and by what the set-up is known at the next try: there is no session yet. */
export type SetUp = { ticket: string; secret: string; address: string }

/** Who comes to set it up has just proved the password. */
type Comer = { userId: number; email: string; ticket: string | null; typed: string }

export type SetUpOutcome =
  | { kind: 'on'; codes: string[] }
  | { kind: 'open'; setUp: SetUp; problem: 'setUp' | 'codeMissing' | 'codeWrong' | 'gone' }

/** The set-up that a ticket stands for; null where there is none, or it was too long ago. */
async function readSetUp(
  payload: Payload,
  { userId, email }: Comer,
  ticket: string,
): Promise<SetUp | null> {
  const whose = { accountId: userId, sessionId: ticket, now: new Date() }
  const state = await readSecondFactor(staffFactors, { payload }, whose)
  if (state.kind !== 'settingUp') return null
  const issuer = new URL(payload.config.serverURL).hostname
  const address = toCodeAddress(state.secret, { issuer, label: email })
  return { ticket, secret: state.secret, address }
}

async function begin(
  payload: Payload,
  comer: Comer,
  problem: 'setUp' | 'gone',
): Promise<SetUpOutcome> {
  const ticket = randomUUID()
  const whose = { accountId: comer.userId, sessionId: ticket, now: new Date() }
  await beginSecondFactor(staffFactors, { payload }, whose)
  const setUp = await readSetUp(payload, comer, ticket)
  if (setUp === null) throw new Error('A second step that was just begun is there no more')
  return { kind: 'open', setUp, problem }
}

/**
 * Sets up the second step of an account that has to have one, before its first session: begins, and
 * with the ticket of that and a code of the app switches it on.
 */
export async function setUpAtLogin(payload: Payload, comer: Comer): Promise<SetUpOutcome> {
  const { userId, ticket, typed } = comer
  if (ticket === null) return begin(payload, comer, 'setUp')
  const now = new Date()
  const outcome = await inTransaction(payload, async (req) => {
    const whose = { accountId: userId, sessionId: ticket, now }
    const confirmed = await confirmSecondFactor(staffFactors, req, whose, typed)
    if (confirmed !== 'on') return confirmed
    const codes = await renewRecoveryCodes(staffFactors, req, userId)
    await tellOfStaffFactor(req, userId, { event: 'on', by: userId, now })
    return codes
  })
  if (typeof outcome !== 'string') return { kind: 'on', codes: outcome }
  const setUp = outcome === 'gone' ? null : await readSetUp(payload, comer, ticket)
  if (setUp === null) return begin(payload, comer, 'gone')
  return { kind: 'open', setUp, problem: outcome === 'missing' ? 'codeMissing' : 'codeWrong' }
}
