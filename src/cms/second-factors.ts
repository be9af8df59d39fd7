import { sql } from '@payloadcms/db-postgres'
import type { AccountKind } from './account-kind'
import { getExecutor, type TransactionRequest } from './hooks/transaction'

type SQL = ReturnType<typeof sql>

/** Where the second factors of a kind of account are kept, beside the accounts themselves. */
export type FactorTables = Readonly<{ factors: SQL; codes: SQL; column: SQL }>

export const factorTables: Readonly<Record<AccountKind, FactorTables>> = {
  owners: {
    factors: sql`guard.owner_second_factors`,
    codes: sql`guard.owner_recovery_codes`,
    column: sql`owner_id`,
  },
  users: {
    factors: sql`guard.staff_second_factors`,
    codes: sql`guard.staff_recovery_codes`,
    column: sql`user_id`,
  },
}

/** Whether a login to the account asks for a code after the password, or the link of an owner. */
export async function isSecondFactorOn(
  kind: AccountKind,
  req: TransactionRequest,
  accountId: number,
): Promise<boolean> {
  const { factors, column } = factorTables[kind]
  const executor = await getExecutor(req)
  const { rows } = await executor.execute(sql`
    select 1 from ${factors} where ${column} = ${accountId} and confirmed_at is not null`)
  return rows.length > 0
}

/**
 * Switches the second factor off; the secret and the recovery codes are gone with it.
 *
 * @returns whether it was on
 */
export async function dropSecondFactor(
  kind: AccountKind,
  req: TransactionRequest,
  accountId: number,
): Promise<boolean> {
  const { factors, column } = factorTables[kind]
  const executor = await getExecutor(req)
  const { rows } = await executor.execute(sql`
    delete from ${factors}
    where ${column} = ${accountId} and confirmed_at is not null returning ${column}`)
  return rows.length > 0
}
