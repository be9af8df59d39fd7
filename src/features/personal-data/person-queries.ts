import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { getExecutor, type TransactionRequest } from '@/cms/hooks/transaction'
import { ownerMailKinds } from '@/cms/privacy/owner-mails'
import { visitorCollections, type VisitorCollection } from '@/cms/privacy/personal-data'

/** The ids of the records about somebody, by collection. */
export type PersonRecords = Readonly<Record<VisitorCollection, readonly number[]>>

/** Who else the address belongs to; each is erased in a way of its own. */
export type PersonAccounts = {
  ownerId: number | null
  /** An address of the agency: what was sent to it is the agency's own. */
  isOfAgency: boolean
}

export type Person = PersonAccounts & { email: string; records: PersonRecords }

/** An address is the same however it is spelt: nobody has two mailboxes that differ in capitals. */
export const toAddressKey = (email: string) => email.trim().toLowerCase()

/**
 * Mails about an account of an owner, which go with the account: they are its history, and the
 * address has to receive the next one.
 */
export const isOfOwnerAccount = sql`kind = any(${`{${ownerMailKinds.join(',')}}`}::text[])`

/** Where the records about somebody are found; the last part says which mails are of an account. */
function toQuestions(key: string, hasOwner: boolean): Readonly<Record<VisitorCollection, SQL>> {
  const isMailOfPerson = hasOwner
    ? sql`lower("to") = ${key} and not ${isOfOwnerAccount}`
    : sql`lower("to") = ${key}`
  return {
    enquiries: sql`select id from enquiries where lower(person_email) = ${key}`,
    appointments: sql`select id from appointments where lower(email) = ${key}`,
    demands: sql`select id from demands where lower(email) = ${key}`,
    subscribers: sql`select id from subscribers where lower(email) = ${key}`,
    // A version may name who wrote it where the record itself no longer does.
    testimonials: sql`
      select id from testimonials where lower(author_email) = ${key}
      union select parent_id from _testimonials_v
      where lower(version_author_email) = ${key} and parent_id is not null`,
    offers: sql`
      select id from offers where ${key} in
        (lower(content->'signerA'->>'email'), lower(content->'signerB'->>'email'))`,
    mails: sql`select id from mails where ${isMailOfPerson}`,
  }
}

async function readIds(req: TransactionRequest, question: SQL): Promise<number[]> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<{ id: number }>(
    sql`select id from (${question}) found order by id`,
  )
  return rows.map(({ id }) => id)
}

async function findAccounts(req: TransactionRequest, key: string): Promise<PersonAccounts> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<{ ownerId: number | null; isOfAgency: boolean }>(sql`
    select (select id from owners where lower(email) = ${key} limit 1) as "ownerId",
      exists (select 1 from users where lower(email) = ${key})
      or exists (select 1 from team where lower(email) = ${key})
      or exists (select 1 from site where lower(email) = ${key})
      or exists (select 1 from company where lower(dpo_email) = ${key}) as "isOfAgency"`)
  const [found] = rows
  return { ownerId: found?.ownerId ?? null, isOfAgency: found?.isOfAgency ?? false }
}

/**
 * Everything that is kept about whoever reads an address, as far as it is found by the address.
 *
 * @param req whose transaction reads it
 */
export async function findPerson(req: TransactionRequest, email: string): Promise<Person> {
  const key = toAddressKey(email)
  const accounts = await findAccounts(req, key)
  const questions = toQuestions(key, accounts.ownerId !== null)
  const records: Record<VisitorCollection, number[]> = {
    ...{ enquiries: [], appointments: [], demands: [], subscribers: [] },
    ...{ testimonials: [], offers: [], mails: [] },
  }
  for (const collection of visitorCollections) {
    records[collection] = await readIds(req, questions[collection])
  }
  return { ...accounts, email: key, records }
}
