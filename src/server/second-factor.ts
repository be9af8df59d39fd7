import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { randomInt } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { AccountKind } from '@/cms/account-kind'
import { getExecutor, type TransactionRequest } from '@/cms/hooks/transaction'
import { factorTables } from '@/cms/second-factors'
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
import { toKeyedHash, type HashPurpose } from './keyed-hash'
import { openSealedText, sealText, type Seal } from './sealed-text'
import { createCodeSecret, findCodeStep } from './time-codes'

/** By what secrets and recovery codes of a kind of account are told from those of the others. */
const marks = {
  owners: { purpose: 'owner-second-factor', recovery: 'owner-recovery' },
  users: { purpose: 'staff-second-factor', recovery: 'staff-recovery' },
} as const satisfies Record<AccountKind, { purpose: Seal['purpose']; recovery: HashPurpose }>

/**
 * Whose second factor it is, in which session it is asked about, and when. Before there is a session
 * it is what stands for one: whatever only the same person can name again.
 */
export type Whose = Readonly<{ accountId: number; sessionId: string | null; now: Date }>

/** What comes of a code, of which the user is told. `locked`: so many were wrong that none is taken for a while. */
export type CodeEvent = 'on' | 'recoveryUsed' | 'locked'

/** A code as it was typed, and how the user is told what came of it, in the transaction of `req`. */
export type Proof = Readonly<{
  typed: string
  tell: (req: PayloadRequest, event: CodeEvent) => Promise<void>
}>

/** How the second factor of an account stands, as its user sees it in one session. */
export type SecondFactorState =
  | { kind: 'off' }
  | { kind: 'settingUp'; secret: string }
  | { kind: 'on'; since: Date; codesLeft: number }

/**
 * What a typed code came to. `locked`: it was not even looked at, or was one wrong code too many.
 * `gone`: there is no second factor that would ask for one.
 */
export type CodeVerdict = 'right' | 'missing' | 'wrong' | 'locked' | 'gone'

const toSeal = (kind: AccountKind, id: number): Seal => ({
  purpose: marks[kind].purpose,
  id,
  secret: env().PAYLOAD_SECRET,
})

/** Codes are kept as keyed hashes, each good for one account. */
function toMark(kind: AccountKind, accountId: number, code: string): string {
  return toKeyedHash(marks[kind].recovery, `${accountId}:${code}`, env().PAYLOAD_SECRET)
}

function toDate(value: unknown): Date {
  return value instanceof Date ? value : new Date(String(value))
}

/** Where a set-up that was begun in this session may still be completed. */
const settingUp = ({ sessionId, now }: Whose) => sql`
  confirmed_at is null and started_in = ${sessionId}
  and started_at > ${new Date(now.getTime() - setUpSeconds * 1000).toISOString()}::timestamptz`

/** How it stands; another session sees nothing of a set-up. */
export async function readSecondFactor(
  kind: AccountKind,
  req: TransactionRequest,
  whose: Whose,
): Promise<SecondFactorState> {
  const { factors, codes, column } = factorTables[kind]
  const { accountId } = whose
  const executor = await getExecutor(req)
  const { rows } = await executor.execute(sql`
    select secret, confirmed_at as "confirmedAt", (
      select count(*)::int from ${codes} as codes
      where codes.${column} = factor.${column}) as "codesLeft"
    from ${factors} as factor
    where ${column} = ${accountId} and (confirmed_at is not null or (${settingUp(whose)}))`)
  const [row] = rows
  if (row === undefined) return { kind: 'off' }
  const { confirmedAt, codesLeft } = row
  if (confirmedAt !== null) {
    return { kind: 'on', since: toDate(confirmedAt), codesLeft: Number(codesLeft) }
  }
  const secret = openSealedText(String(row['secret']), toSeal(kind, accountId))
  return secret === null ? { kind: 'off' } : { kind: 'settingUp', secret }
}

/**
 * Begins anew with a secret that nobody knows yet; one that is on stays as it is.
 *
 * @returns the secret in base32; null where the second factor is on
 */
export async function beginSecondFactor(
  kind: AccountKind,
  req: TransactionRequest,
  { accountId, sessionId, now }: Whose,
): Promise<string | null> {
  const { factors, column } = factorTables[kind]
  const executor = await getExecutor(req)
  const secret = createCodeSecret()
  const { rows } = await executor.execute(sql`
    insert into ${factors} as factor (${column}, secret, started_at, started_in)
    values (
      ${accountId}, ${sealText(secret, toSeal(kind, accountId))}, ${now.toISOString()}, ${sessionId})
    on conflict (${column}) do update set
      secret = excluded.secret, started_at = excluded.started_at, started_in = excluded.started_in
    where factor.confirmed_at is null
    returning ${column}`)
  return rows.length > 0 ? secret : null
}

/** Deletes the secret of what was begun in this session and is not on; nothing where it is. */
export async function cancelSecondFactor(
  kind: AccountKind,
  req: TransactionRequest,
  { accountId, sessionId }: Omit<Whose, 'now'>,
): Promise<void> {
  const { factors, column } = factorTables[kind]
  const executor = await getExecutor(req)
  await executor.execute(sql`
    delete from ${factors}
    where ${column} = ${accountId} and confirmed_at is null and started_in = ${sessionId}`)
}

/**
 * Makes new recovery codes in place of those that were left, in the transaction of `req`.
 *
 * @returns the codes, which are told this once
 */
export async function renewRecoveryCodes(
  kind: AccountKind,
  req: TransactionRequest,
  accountId: number,
): Promise<string[]> {
  const tables = factorTables[kind]
  const executor = await getExecutor(req)
  const codes = new Set<string>()
  while (codes.size < recoveryCodesCount) codes.add(toRecoveryCode(randomInt(recoveryNumbers)))
  await executor.execute(sql`delete from ${tables.codes} where ${tables.column} = ${accountId}`)
  for (const code of codes) {
    await executor.execute(sql`
      insert into ${tables.codes} (${tables.column}, mark)
      values (${accountId}, ${toMark(kind, accountId, code)})`)
  }
  return [...codes]
}

/**
 * Switches on what was begun in this session, with the first code of the app. That code is used by
 * it. Wrong ones are not counted: whoever types them has been shown the secret. In the transaction of
 * `req`.
 *
 * @returns the recovery codes, which are told this once; `gone` where nothing waits for a code
 */
export async function confirmSecondFactor(
  kind: AccountKind,
  req: PayloadRequest,
  whose: Whose,
  { typed, tell }: Proof,
): Promise<string[] | 'missing' | 'wrong' | 'gone'> {
  const { factors, column } = factorTables[kind]
  const { accountId, now } = whose
  const executor = await getExecutor(req)
  const { rows } = await executor.execute(sql`
    select secret from ${factors}
    where ${column} = ${accountId} and ${settingUp(whose)} for update`)
  const [row] = rows
  const secret = row ? openSealedText(String(row['secret']), toSeal(kind, accountId)) : null
  if (secret === null) return 'gone'
  const code = readTypedCode(typed)
  if (code.kind === 'none') return 'missing'
  const step = code.kind === 'time' ? findCodeStep(secret, code.code, now) : null
  if (step === null) return 'wrong'
  await executor.execute(sql`
    update ${factors}
    set confirmed_at = ${now.toISOString()}, started_in = null, last_step = ${step}
    where ${column} = ${accountId}`)
  await tell(req, 'on')
  return renewRecoveryCodes(kind, req, accountId)
}

/** Holds the second factor of an account until the transaction of `req` ends: one code at a time. */
export async function lockSecondFactor(
  kind: AccountKind,
  req: TransactionRequest,
  accountId: number,
): Promise<void> {
  const { factors, column } = factorTables[kind]
  const executor = await getExecutor(req)
  await executor.execute(sql`select 1 from ${factors} where ${column} = ${accountId} for update`)
}

type Tried = Pick<Whose, 'accountId' | 'now'>

/** Uses a code up; null where it is wrong or was used before. */
async function consumeCode(
  kind: AccountKind,
  req: TransactionRequest,
  { accountId, now }: Tried,
  { sealed, typed }: { sealed: string; typed: string },
): Promise<'time' | 'recovery' | null> {
  const { factors, codes, column } = factorTables[kind]
  const executor = await getExecutor(req)
  const code = readTypedCode(typed)
  if (code.kind === 'recovery') {
    const { rows } = await executor.execute(sql`
      delete from ${codes}
      where ${column} = ${accountId} and mark = ${toMark(kind, accountId, code.code)} returning mark`)
    return rows.length > 0 ? 'recovery' : null
  }
  const secret = openSealedText(sealed, toSeal(kind, accountId))
  if (code.kind !== 'time' || secret === null) return null
  const step = findCodeStep(secret, code.code, now)
  if (step === null) return null
  const { rows } = await executor.execute(sql`
    update ${factors} set last_step = ${step}
    where ${column} = ${accountId} and (last_step is null or last_step < ${step})
    returning ${column}`)
  return rows.length > 0 ? 'time' : null
}

/** Counts a wrong code of an account, wherever it was typed. @returns whether it was one too many */
async function countWrong(
  kind: AccountKind,
  req: TransactionRequest,
  { accountId, now }: Tried,
): Promise<boolean> {
  const { factors, column } = factorTables[kind]
  const executor = await getExecutor(req)
  const until = new Date(now.getTime() + lockSeconds * 1000).toISOString()
  const { rows } = await executor.execute(sql`
    update ${factors} set
      locked_until = case when wrong_codes + 1 >= ${wrongCodesMax}
        then ${until}::timestamptz else locked_until end,
      wrong_codes = case when wrong_codes + 1 >= ${wrongCodesMax} then 0 else wrong_codes + 1 end
    where ${column} = ${accountId} returning wrong_codes = 0 as "isLocked"`)
  return rows[0]?.['isLocked'] === true
}

/**
 * Checks a code of the app or a recovery code and uses it up, in the transaction of `req`. After
 * five wrong ones in a row the account takes none for a quarter of an hour.
 */
export async function checkSecondFactor(
  kind: AccountKind,
  req: PayloadRequest,
  tried: Tried,
  { typed, tell }: Proof,
): Promise<CodeVerdict> {
  const { factors, column } = factorTables[kind]
  const { accountId, now } = tried
  const executor = await getExecutor(req)
  const { rows } = await executor.execute(sql`
    select secret, coalesce(locked_until > ${now.toISOString()}::timestamptz, false) as "isLocked"
    from ${factors}
    where ${column} = ${accountId} and confirmed_at is not null for update`)
  const [row] = rows
  if (row === undefined) return 'gone'
  if (row['isLocked'] === true) return 'locked'
  if (readTypedCode(typed).kind === 'none') return 'missing'
  const used = await consumeCode(kind, req, tried, { sealed: String(row['secret']), typed })
  if (used === null) {
    if (!(await countWrong(kind, req, tried))) return 'wrong'
    await tell(req, 'locked')
    return 'locked'
  }
  await executor.execute(sql`
    update ${factors} set wrong_codes = 0 where ${column} = ${accountId}`)
  if (used === 'recovery') await tell(req, 'recoveryUsed')
  return 'right'
}
