import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { toIntegers } from '@/cms/hooks/postgres'
import { getExecutor, type TransactionRequest } from '@/cms/hooks/transaction'

/**
 * Texts of others in which an address may stand: what staff noted, what owners wrote, and answers of
 * somebody who named a second person. Such a text stays, because it is theirs. Those of an enquiry name the
 * column with its number, and go with it where it is of the person.
 */
export const mentioning = [
  { table: 'enquiries', column: 'fields', type: 'jsonb', enquiry: 'id' },
  { table: 'enquiries', column: 'title', type: 'varchar', enquiry: 'id' },
  { table: 'enquiries_notes', column: 'text', type: 'varchar', enquiry: '_parent_id' },
  { table: 'appointments', column: 'feedback', type: 'varchar', enquiry: null },
  { table: 'activities', column: 'subject', type: 'varchar', enquiry: null },
  { table: 'activities', column: 'contact', type: 'varchar', enquiry: null },
  { table: 'activities', column: 'comment', type: 'varchar', enquiry: null },
  { table: 'messages', column: 'text', type: 'varchar', enquiry: null },
] as const

/** What stands there instead. */
const cut = '…'

/** JSON writes the end of a line as `\n`, whose letter is no part of the address that follows. */
export const jsonEscape = String.raw`\\(?:[nrtbf]|u[0-9a-f]{4})`
const wholeJsonEscape = String.raw`(?:^|[^\\])(?:\\\\)*${jsonEscape}`

/** What may stand before the `@`, as the forms take it: `jan.d'hondt` is one name. */
export const addressLetters = "a-z0-9._%+'-"

/** What a mail says: HTML writes an apostrophe in another way, whose last letter ends no address. */
export const mailText = sql`concat_ws(' ', subject, text,
  regexp_replace(html, '&(?:#0*39|#x0*27|apos);', '''', 'gi'), data::text)`

/** Where a word begins. */
const wordStart = `(?:^|[^${addressLetters}]|${wholeJsonEscape})`

/** The same within a sentence: neither the beginning of a text nor, as JSON has it, of a value. */
const laterWordStart = `(?:[^"${addressLetters}]|${wholeJsonEscape})`

/**
 * A quotation mark, and what French puts before a vowel ("l'adresse d'anne@…"): an apostrophe after two
 * letters at most, which themselves begin a word, belongs to the sentence and not to the address. Where
 * nothing stands before them the whole may be an address: `d'hoore@…`.
 */
const beforeAddress = `(?<=${wordStart}'|${laterWordStart}[a-z]{1,2}')`

const toLiteral = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * The address as a pattern that means nothing but itself, and no longer address that ends with it.
 *
 * @param longer addresses of others that are this one behind such letters, as `d'hoore@…` is for `hoore@…`
 */
export function toPattern(key: string, longer: readonly string[]): string {
  const theirs = longer.map((address) => toLiteral(address.slice(0, -key.length)))
  const isTheirs = theirs.length === 0 ? '' : `(?<!${wordStart}(?:${theirs.join('|')}))`
  const start = `(?<![${addressLetters}])|${beforeAddress}${isTheirs}|(?<=${wholeJsonEscape})`
  return `(?:${start})${toLiteral(key)}(?![a-z0-9-]|\\.[a-z0-9])`
}

/**
 * Cuts an address out of what others wrote, in the transaction of the request.
 *
 * @param pattern of the address, as `toPattern` makes it
 * @returns how many texts it stood in
 */
export async function cutMentions(req: TransactionRequest, pattern: string): Promise<number> {
  const executor = await getExecutor(req)
  let count = 0
  for (const { table, column, type } of mentioning) {
    const [name, place] = [sql.identifier(table), sql.identifier(column)]
    const { rows } = await executor.execute(sql`
      update ${name} set ${place} =
        regexp_replace(${place}::text, ${pattern}, ${cut}, 'gi')::${sql.raw(type)}
      where ${place}::text ~* ${pattern} returning 1`)
    count += rows.length
  }
  return count
}

/**
 * In how many texts of others an address stands; as `cutMentions` finds them, which changes them.
 *
 * @param enquiries of the person, which are no texts of others
 */
export async function countMentions(
  req: TransactionRequest,
  pattern: string,
  enquiries: readonly number[],
): Promise<number> {
  const executor = await getExecutor(req)
  let count = 0
  for (const { table, column, enquiry } of mentioning) {
    const isOwn =
      enquiry === null
        ? sql`false`
        : sql`${sql.identifier(enquiry)} = any(${toIntegers(enquiries)}::int[])`
    const { rows } = await executor.execute<{ found: number }>(sql`
      select count(*)::int as found from ${sql.identifier(table)}
      where ${sql.identifier(column)}::text ~* ${pattern} and not ${isOwn}`)
    count += rows[0]?.found ?? 0
  }
  return count
}
