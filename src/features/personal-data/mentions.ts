import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { toIntegers } from '@/cms/hooks/postgres'
import { getExecutor, type TransactionRequest } from '@/cms/hooks/transaction'
import { toPattern, type Patterns } from './address-pattern'
import { listLonger } from './known-addresses'
import type { Person } from './person-queries'
import { countMentions, mailText } from './texts-of-others'

/** A mail to somebody else, which goes when a person is erased: it tells the address, or is of their form. */
export type MailToOthers = { id: number; kind: string; createdAt: Date }

/** Where somebody stands in what belongs to others. */
export type Mentions = {
  /** Texts out of which the address is cut. */
  texts: number
  mails: readonly MailToOthers[]
}

/** The patterns of an address, which is no longer address that somebody else has. */
export async function readPatterns(req: TransactionRequest, key: string): Promise<Patterns> {
  const longer = await listLonger(req, key)
  return { text: toPattern(key, longer, 'text'), name: toPattern(key, longer, 'name') }
}

/** Mails to others that go with a person, as a condition of SQL. */
export const whereToOthers = ({ email, records }: Person, pattern: string) => sql`
  lower("to") <> ${email}
    and (enquiry_id = any(${toIntegers(records.enquiries)}::int[]) or ${mailText} ~* ${pattern})`

async function listMailsToOthers(
  req: TransactionRequest,
  person: Person,
  pattern: string,
): Promise<MailToOthers[]> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<
    Omit<MailToOthers, 'createdAt'> & { at: string | Date }
  >(sql`
    select id, kind, created_at as at from mails where ${whereToOthers(person, pattern)} order by id`)
  return rows.map(({ at, ...mail }) => ({ ...mail, createdAt: new Date(at) }))
}

/** What an erasure takes or cuts beside a person's own records. */
export async function findMentions(req: TransactionRequest, person: Person): Promise<Mentions> {
  const patterns = await readPatterns(req, person.email)
  return {
    texts: await countMentions(req, patterns, person),
    mails: await listMailsToOthers(req, person, patterns.text),
  }
}
