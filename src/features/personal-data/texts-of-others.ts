import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { siteTag } from '@/cms/cache-tags'
import { toIntegers } from '@/cms/hooks/postgres'
import { notifyTags } from '@/cms/hooks/revalidate'
import { getExecutor, type TransactionRequest } from '@/cms/hooks/transaction'
import type { Patterns, Place } from './address-pattern'
import type { Person } from './person-queries'

/** Finds by its number the enquiry to which a text belongs, and with which it goes where it is of the person. */
const ofEnquiry =
  (column: string) =>
  ({ records }: Person): SQL =>
    sql`${sql.identifier(column)} = any(${toIntegers(records.enquiries)}::int[])`

const byStaff = () => sql`false`

const byOwner = ({ ownerId }: Person) =>
  ownerId === null ? sql`false` : sql`(owner_id = ${ownerId} and author = 'owner')`

/** Finds by its number the paper to which a text belongs: the person's, where it came from the account. */
const ofPaper =
  (column: string) =>
  ({ ownerId }: Person): SQL =>
    ownerId === null
      ? sql`false`
      : sql`${sql.identifier(column)} in (select id from documents where sent_by_owner_id = ${ownerId})`

type Mentioning = {
  /** With its schema, where that is not the site's. */
  table: string
  column: string
  type: 'jsonb' | 'text' | 'varchar'
  place?: Place
  isOwn: (person: Person) => SQL
  /** True where pages that visitors see show the text. */
  isOnPages?: true
}

/**
 * Texts of others in which an address may stand: what staff noted, what owners wrote, names of
 * papers and files, and answers of somebody who named a second person. Such a text stays, because it is
 * theirs. `isOwn` finds those that are the person's: what they wrote, and what goes with an enquiry or a
 * paper of theirs.
 */
export const mentioning: readonly Mentioning[] = [
  { table: 'enquiries', column: 'fields', type: 'jsonb', isOwn: ofEnquiry('id') },
  { table: 'enquiries', column: 'title', type: 'varchar', isOwn: ofEnquiry('id') },
  { table: 'enquiries_notes', column: 'text', type: 'varchar', isOwn: ofEnquiry('_parent_id') },
  { table: 'appointments', column: 'feedback', type: 'varchar', isOwn: byStaff },
  { table: 'activities', column: 'subject', type: 'varchar', isOwn: byStaff },
  { table: 'activities', column: 'contact', type: 'varchar', isOwn: byStaff },
  { table: 'activities', column: 'comment', type: 'varchar', isOwn: byStaff },
  { table: 'messages', column: 'text', type: 'varchar', isOwn: byOwner },
  {
    ...{ table: 'desk.enquiry_files', column: 'name', type: 'text', place: 'name' },
    isOwn: ofEnquiry('enquiry_id'),
  },
  {
    ...{ table: 'documents', column: 'sent_name', type: 'varchar', place: 'name' },
    isOwn: ofPaper('id'),
  },
  {
    ...{ table: 'documents_locales', column: 'title', type: 'varchar', place: 'name' },
    ...{ isOwn: ofPaper('_parent_id'), isOnPages: true },
  },
]

/** The table, also where it lies in a schema of its own. */
export const toTable = ({ table }: Mentioning) =>
  sql.join(
    table.split('.').map((part) => sql.identifier(part)),
    sql`.`,
  )

/** What stands there instead. */
const cut = '…'

/** What a mail says: HTML writes an apostrophe in another way, whose last letter ends no address. */
export const mailText = sql`concat_ws(' ', subject, text,
  regexp_replace(html, '&(?:#0*39|#x0*27|apos);', '''', 'gi'), data::text)`

/**
 * Cuts an address out of what others wrote, in the transaction of the request; pages that show such a text
 * are drawn anew.
 *
 * @param patterns of the address, as `readPatterns` makes them
 * @returns how many texts it stood in
 */
export async function cutMentions(
  req: PayloadRequest,
  patterns: Patterns,
  person: Person,
): Promise<number> {
  const executor = await getExecutor(req)
  let count = 0
  for (const one of mentioning) {
    const [column, pattern] = [sql.identifier(one.column), patterns[one.place ?? 'text']]
    const { rows } = await executor.execute(sql`
      update ${toTable(one)} set ${column} =
        regexp_replace(${column}::text, ${pattern}, ${cut}, 'gi')::${sql.raw(one.type)}
      where ${column}::text ~* ${pattern} and not ${one.isOwn(person)} returning 1`)
    count += rows.length
    if (one.isOnPages && rows.length > 0) await notifyTags(req, [siteTag])
  }
  return count
}

/** In how many texts an address stands that are not the person's own, of which `cutMentions` would cut it too. */
export async function countMentions(
  req: TransactionRequest,
  patterns: Patterns,
  person: Person,
): Promise<number> {
  const executor = await getExecutor(req)
  let count = 0
  for (const one of mentioning) {
    const { rows } = await executor.execute<{ found: number }>(sql`
      select count(*)::int as found from ${toTable(one)}
      where ${sql.identifier(one.column)}::text ~* ${patterns[one.place ?? 'text']}
        and not ${one.isOwn(person)}`)
    count += rows[0]?.found ?? 0
  }
  return count
}
