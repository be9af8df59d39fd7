import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { getExecutor, type TransactionRequest } from '@/cms/hooks/transaction'
import { ownerMailKinds } from '@/cms/privacy/owner-mails'
import { visitorCollections, type VisitorCollection } from '@/cms/privacy/personal-data'
import { toldAddresses } from './told-addresses'

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

/**
 * @param hasOwner whether an owner has the address, whose mails about the account are left to the account
 */
async function readIds(
  req: TransactionRequest,
  collection: VisitorCollection,
  { key, hasOwner }: { key: string; hasOwner: boolean },
): Promise<number[]> {
  const executor = await getExecutor(req)
  const isLeft = hasOwner && collection === 'mails' ? isOfOwnerAccount : sql`false`
  const { rows } = await executor.execute<{ id: number }>(sql`
    select distinct id from (${toldAddresses[collection]}) told
    where lower(address) = ${key} and not ${isLeft} order by id`)
  return rows.map(({ id }) => id)
}

/** Addresses that are the agency's own: of its staff, its team and its offices. */
export const ofAgency = sql`
  select email as address from users union all select email from team
  union all select email from site union all select dpo_email from company`

async function findAccounts(req: TransactionRequest, key: string): Promise<PersonAccounts> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<{ ownerId: number | null; isOfAgency: boolean }>(sql`
    select (select id from owners where lower(email) = ${key} limit 1) as "ownerId",
      exists (select 1 from (${ofAgency}) own where lower(address) = ${key}) as "isOfAgency"`)
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
  const hasOwner = accounts.ownerId !== null
  const records: Record<VisitorCollection, number[]> = {
    ...{ enquiries: [], appointments: [], demands: [], subscribers: [] },
    ...{ testimonials: [], offers: [], mails: [] },
  }
  for (const collection of visitorCollections) {
    records[collection] = await readIds(req, collection, { key, hasOwner })
  }
  return { ...accounts, email: key, records }
}
