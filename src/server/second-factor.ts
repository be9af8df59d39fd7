import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { createHmac, randomInt } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { getExecutor, type TransactionRequest } from '@/cms/hooks/transaction'
import {
  lockSeconds,
  readTypedCode,
  recoveryCodesCount,
  recoveryNumbers,
  setUpSeconds,
  toRecoveryCode,
  wrongCodesMax,
} from '@/domain/accounts/second-factor'
import { env } from './env'
import { openSealedText, sealText, type Seal } from './sealed-text'
import { createCodeSecret, findCodeStep } from './time-codes'

type SQL = ReturnType<typeof sql>

/** Where the second factors of a kind of account are kept, beside the accounts themselves. */
export type FactorKind = Readonly<{
  factors: SQL
  codes: SQL
  column: SQL
  purpose: Seal['purpose']
  /** What stands before a recovery code where it is hashed. */
  mark: string
}>

export const ownerFactors: FactorKind = {
  factors: sql`guard.owner_second_factors`,
  codes: sql`guard.owner_recovery_codes`,
  column: sql`owner_id`,
  purpose: 'owner-second-factor',
  mark: 'owner-recovery',
}

export const staffFactors: FactorKind = {
  factors: sql`guard.staff_second_factors`,
  codes: sql`guard.staff_recovery_codes`,
  column: sql`user_id`,
  purpose: 'staff-second-factor',
  mark: 'staff-recovery',
}

/** How the second factor of an account stands, as its user sees it in one session. */
export type SecondFactorState =
  | { kind: 'off' }
  | { kind: 'settingUp'; secret: string }
  | { kind: 'on'; since: Date; codesLeft: number }

/** What a typed code came to. `locked`: it was not even looked at, or was one wrong code too many. */
export type CodeVerdict = 'time' | 'recovery' | 'missing' | 'wrong' | 'locked' | 'nowLocked' | 'off'

const toSeal = (of: FactorKind, id: number): Seal => ({
  purpose: of.purpose,
  id,
  secret: env().PAYLOAD_SECRET,
})

/** Codes are kept as keyed hashes, each good for one account. */
function toMark(of: FactorKind, accountId: number, code: string): string {
  const { PAYLOAD_SECRET: secret } = env()
  return createHmac('sha256', secret).update(`${of.mark}:${accountId}:${code}`).digest('base64url')
}

function toDate(value: unknown): Date {
  return value instanceof Date ? value : new Date(String(value))
}

/** Where a set-up that was begun in this session may still be completed. */
const settingUp = (sessionId: string | null, now: Date) => sql`
  confirmed_at is null and started_in = ${sessionId}
  and started_at > ${new Date(now.getTime() - setUpSeconds * 1000).toISOString()}::timestamptz`

/** How it stands; another session sees nothing of a set-up. */
export async function readSecondFactor(
  of: FactorKind,
  req: TransactionRequest,
  { accountId, sessionId, now }: { accountId: number; sessionId: string | null; now: Date },
): Promise<SecondFactorState> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute(sql`
    select secret, confirmed_at as "confirmedAt", (
      select count(*)::int from ${of.codes} as codes
      where codes.${of.column} = factor.${of.column}) as "codesLeft"
    from ${of.factors} as factor
    where ${of.column} = ${accountId} and (confirmed_at is not null or (${settingUp(sessionId, now)}))`)
  const [row] = rows
  if (row === undefined) return { kind: 'off' }
  const { confirmedAt, codesLeft } = row
  if (confirmedAt !== null) {
    return { kind: 'on', since: toDate(confirmedAt), codesLeft: Number(codesLeft) }
  }
  const secret = openSealedText(String(row['secret']), toSeal(of, accountId))
  return secret === null ? { kind: 'off' } : { kind: 'settingUp', secret }
}

/** Begins anew with a secret that nobody knows yet; one that is on stays as it is. */
export async function beginSecondFactor(
  of: FactorKind,
  req: TransactionRequest,
  { accountId, sessionId, now }: { accountId: number; sessionId: string | null; now: Date },
): Promise<void> {
  const executor = await getExecutor(req)
  const sealed = sealText(createCodeSecret(), toSeal(of, accountId))
  await executor.execute(sql`
    insert into ${of.factors} as factor (${of.column}, secret, started_at, started_in)
    values (${accountId}, ${sealed}, ${now.toISOString()}, ${sessionId})
    on conflict (${of.column}) do update set
      secret = excluded.secret, started_at = excluded.started_at, started_in = excluded.started_in
    where factor.confirmed_at is null`)
}

/**
 * Makes new recovery codes in place of those that were left, in the transaction of `req`.
 *
 * @returns the codes, which are told this once
 */
export async function renewRecoveryCodes(
  of: FactorKind,
  req: TransactionRequest,
  accountId: number,
): Promise<string[]> {
  const executor = await getExecutor(req)
  const codes = new Set<string>()
  while (codes.size < recoveryCodesCount) codes.add(toRecoveryCode(randomInt(recoveryNumbers)))
  await executor.execute(sql`delete from ${of.codes} where ${of.column} = ${accountId}`)
  for (const code of codes) {
    await executor.execute(sql`
      insert into ${of.codes} (${of.column}, mark)
      values (${accountId}, ${toMark(of, accountId, code)})`)
  }
  return [...codes]
}

/**
 * Switches on what was begun in this session, with the first code of the app. That code is used by
 * it. In the transaction of `req`.
 */
export async function confirmSecondFactor(
  of: FactorKind,
  req: TransactionRequest,
  { accountId, sessionId, now }: { accountId: number; sessionId: string | null; now: Date },
  typed: string,
): Promise<'on' | 'missing' | 'wrong' | 'gone'> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute(sql`
    select secret from ${of.factors}
    where ${of.column} = ${accountId} and ${settingUp(sessionId, now)} for update`)
  const [row] = rows
  const secret = row ? openSealedText(String(row['secret']), toSeal(of, accountId)) : null
  if (secret === null) return 'gone'
  const code = readTypedCode(typed)
  if (code.kind === 'none') return 'missing'
  const step = code.kind === 'time' ? findCodeStep(secret, code.code, now) : null
  if (step === null) return 'wrong'
  await executor.execute(sql`
    update ${of.factors}
    set confirmed_at = ${now.toISOString()}, started_in = null, last_step = ${step}
    where ${of.column} = ${accountId}`)
  return 'on'
}

/** Holds the second factor of an account until the transaction of `req` ends: one code at a time. */
export async function lockSecondFactor(
  of: FactorKind,
  req: TransactionRequest,
  accountId: number,
): Promise<void> {
  const executor = await getExecutor(req)
  await executor.execute(sql`
    select 1 from ${of.factors} where ${of.column} = ${accountId} for update`)
}

/** Uses a code up; null where it is wrong or was used before. */
async function consumeCode(
  of: FactorKind,
  req: TransactionRequest,
  {
    accountId,
    sealed,
    typed,
    now,
  }: { accountId: number; sealed: string; typed: string; now: Date },
): Promise<'time' | 'recovery' | null> {
  const executor = await getExecutor(req)
  const code = readTypedCode(typed)
  if (code.kind === 'recovery') {
    const { rows } = await executor.execute(sql`
      delete from ${of.codes}
      where ${of.column} = ${accountId} and mark = ${toMark(of, accountId, code.code)} returning mark`)
    return rows.length > 0 ? 'recovery' : null
  }
  const secret = openSealedText(sealed, toSeal(of, accountId))
  if (code.kind !== 'time' || secret === null) return null
  const step = findCodeStep(secret, code.code, now)
  if (step === null) return null
  const { rows } = await executor.execute(sql`
    update ${of.factors} set last_step = ${step}
    where ${of.column} = ${accountId} and (last_step is null or last_step < ${step})
    returning ${of.column}`)
  return rows.length > 0 ? 'time' : null
}

/** Counts a wrong code of an account, wherever it was typed. */
async function countWrong(of: FactorKind, req: TransactionRequest, accountId: number, now: Date) {
  const executor = await getExecutor(req)
  const until = new Date(now.getTime() + lockSeconds * 1000).toISOString()
  const { rows } = await executor.execute(sql`
    update ${of.factors} set
      locked_until = case when wrong_codes + 1 >= ${wrongCodesMax}
        then ${until}::timestamptz else locked_until end,
      wrong_codes = case when wrong_codes + 1 >= ${wrongCodesMax} then 0 else wrong_codes + 1 end
    where ${of.column} = ${accountId} returning wrong_codes = 0 as "isLocked"`)
  return rows[0]?.['isLocked'] === true ? 'nowLocked' : 'wrong'
}

/**
 * Checks a code of the app or a recovery code and uses it up, in the transaction of `req`. After
 * five wrong ones in a row the account takes none for a quarter of an hour.
 */
export async function checkSecondFactor(
  of: FactorKind,
  req: PayloadRequest,
  accountId: number,
  { typed, now }: { typed: string; now: Date },
): Promise<CodeVerdict> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute(sql`
    select secret, coalesce(locked_until > ${now.toISOString()}::timestamptz, false) as "isLocked"
    from ${of.factors}
    where ${of.column} = ${accountId} and confirmed_at is not null for update`)
  const [row] = rows
  if (row === undefined) return 'off'
  if (row['isLocked'] === true) return 'locked'
  if (readTypedCode(typed).kind === 'none') return 'missing'
  const used = await consumeCode(of, req, { accountId, sealed: String(row['secret']), typed, now })
  if (used === null) return countWrong(of, req, accountId, now)
  await executor.execute(sql`
    update ${of.factors} set wrong_codes = 0 where ${of.column} = ${accountId}`)
  return used
}
