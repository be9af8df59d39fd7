import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { getExecutor, type TransactionRequest } from '@/cms/hooks/transaction'
import { payloadAsSystem } from '@/server/payload'
import { addressLetters, fileEnding, jsonEscape } from './address-pattern'
import { ofAgency, toAddressKey } from './person-queries'
import { mailText, mentioning, toTable } from './texts-of-others'
import { toldAddresses } from './told-addresses'

/** Wherever `findPerson` looks for an address that it is given. */
const ofPersons = sql.join(
  [
    ...Object.values(toldAddresses).map((told) => sql`select address from (${told}) told`),
    sql`select email from owners`,
  ],
  sql` union all `,
)

/** An address within a text, as far as it goes: part of a longer one is somebody else. */
const written = `[${addressLetters}]+@[a-z0-9-]+(?:\\.[a-z0-9-]+)+`

/** What may belong to the sentence and not to the address: it is known with and without. */
const ofSentence = /^[a-z]{0,2}'/

/** What belongs to the name of a file. */
const ofFile = new RegExp(`${fileEnding}$`)

/** What may belong to the name of a file as well: words that are put together with what an address may hold. */
function listInName(key: string): string[] {
  const [local = '', domain = ''] = key.split('@')
  const locals = [...local.matchAll(/[_-]/g)].map(({ index }) => local.slice(index + 1))
  const domains = [domain, domain.replace(/(\.[a-z]{2,})-[a-z0-9-]*$/, '$1')]
  return [local, ...locals]
    .filter(Boolean)
    .flatMap((start) => domains.map((end) => `${start}@${end}`))
}

/** A text as it stands, and once more without such letters: what is looked for too often is not there. */
const toBoth = (text: SQL) =>
  sql`concat(${text}, ' ', regexp_replace(${text}, ${jsonEscape}, ' ', 'gi'))`

/** Wherever an address is cut out of texts of others, or takes the mail with it that tells it. */
const ofTexts = sql.join(
  [
    ...mentioning.map(
      (one) => sql`
        select (regexp_matches(${toBoth(sql`${sql.identifier(one.column)}::text`)}, ${written}, 'gi'))[1]
        from ${toTable(one)}`,
    ),
    sql`
      select (regexp_matches(${toBoth(mailText)}, ${written}, 'gi'))[1]
      from mails`,
  ],
  sql` union all `,
)

/**
 * Addresses of others that are this one behind two letters at most and an apostrophe, as `d'hoore@…` is for
 * `hoore@…`: where somebody has one, it is no French before a vowel.
 *
 * @param key the address in small letters
 */
export async function listLonger(req: TransactionRequest, key: string): Promise<string[]> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<{ address: string }>(sql`
    select distinct lower(address) as address from (${ofPersons} union all ${ofAgency}) known
    where right(lower(address), ${key.length + 1}) = ${`'${key}`}`)
  return rows.flatMap(({ address }) =>
    ofSentence.test(address) && address.replace(ofSentence, '') === key ? [address] : [],
  )
}

/**
 * Every address by which the database knows somebody, in small letters: those of records, and those
 * that stand in what others wrote.
 *
 * @throws Error when the database fails
 */
export async function listKnownAddresses(): Promise<string[]> {
  const payload = await payloadAsSystem('looking for people who were erased before')
  const executor = await getExecutor({ payload })
  const { rows } = await executor.execute<{ address: string }>(sql`
    select distinct lower(address) as address from (${ofPersons} union all ${ofTexts}) known
    where address <> '' order by 1`)
  const keys = rows.map(({ address }) => toAddressKey(address))
  const all = keys.flatMap((key) => [key, ...listInName(key.replace(ofFile, ''))])
  return [...new Set(all.flatMap((key) => [key, key.replace(ofSentence, '')]))]
}
