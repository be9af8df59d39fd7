import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { toIntegers } from '@/cms/hooks/postgres'
import { getExecutor, inTransaction, type TransactionRequest } from '@/cms/hooks/transaction'
import {
  personalData,
  visitorCollections,
  type Erasure,
  type VisitorCollection,
} from '@/cms/privacy/personal-data'
import { isExpected } from '@/domain/appointments/states'
import { isRetentionKind, retainUntil, type RetentionKind } from '@/domain/privacy/retention'
import { readAllStored } from '@/features/appointments/lock-appointment'
import { payloadAsSystem } from '@/server/payload'
import { findMentions, type Mentions } from './mentions'
import { findPerson } from './person-queries'

/** One line of what is kept: what it is, how much of it, and what becomes of it. */
export type PersonLine = {
  /** Of others are the texts and the mails in which the address stands. */
  collection: VisitorCollection | 'textsOfOthers' | 'mailsToOthers'
  /** The form, for what came in by one. */
  form: RetentionKind | null
  count: number
  /** When the last of it goes by itself; null as long as the person wants it, or the text of another stands. */
  until: Date | null
  erasure: Erasure | 'cut'
}

export type PersonSummary = {
  lines: readonly PersonLine[]
  /** Visits at which the person is expected, which an erasure calls off. */
  visits: number
  hasOwnerAccount: boolean
  isOfAgency: boolean
}

type Group = { form: string | null; count: number; until: string | Date | null }

/** When what has no date of its own goes, counted from its last moment. */
const rulesOf: Readonly<Partial<Record<VisitorCollection, RetentionKind>>> = {
  mails: 'mail',
  offers: 'offer-register',
}

const tables = {
  enquiries: sql`select kind as form, count(*)::int as count, max(retain_until) as until from enquiries`,
  appointments: sql`select null as form, count(*)::int as count, max(retain_until) as until from appointments`,
  demands: sql`select null as form, count(*)::int as count, max(until) as until from demands`,
  subscribers: sql`select null as form, count(*)::int as count, null as until from subscribers`,
  testimonials: sql`select null as form, count(*)::int as count, null as until from testimonials`,
  offers: sql`select null as form, count(*)::int as count, max(created_at) as until from offers`,
  mails: sql`select null as form, count(*)::int as count, max(created_at) as until from mails`,
} as const satisfies Readonly<Record<VisitorCollection, unknown>>

async function readGroups(
  req: TransactionRequest,
  collection: VisitorCollection,
  ids: readonly number[],
): Promise<Group[]> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<Group>(
    sql`${tables[collection]} where id = any(${toIntegers(ids)}::int[]) group by 1 order by 1`,
  )
  return rows
}

function toUntil(collection: VisitorCollection, last: Group['until']): Date | null {
  if (last === null) return null
  const rule = rulesOf[collection]
  const moment = new Date(last)
  return rule === undefined ? moment : retainUntil(rule, moment)
}

function toLinesOfOthers({ texts, mails }: Mentions): PersonLine[] {
  const lines: PersonLine[] = []
  const last = mails.at(-1)
  if (last !== undefined) {
    const until = toUntil('mails', last.createdAt)
    const [collection, erasure] = ['mailsToOthers', 'erased'] as const
    lines.push({ collection, form: null, count: mails.length, until, erasure })
  }
  if (texts > 0) {
    const [collection, erasure] = ['textsOfOthers', 'cut'] as const
    lines.push({ collection, form: null, count: texts, until: null, erasure })
  }
  return lines
}

async function countVisits(req: PayloadRequest, ids: readonly number[]): Promise<number> {
  const now = new Date()
  const stored = await readAllStored(req, ids)
  return stored.filter(({ claim }) => isExpected(claim, now)).length
}

/** What is kept about whoever reads an address, in lines that a person reads. */
export async function summarisePerson(email: string): Promise<PersonSummary> {
  const payload = await payloadAsSystem('telling somebody what is kept about them')
  return inTransaction(payload, async (req) => {
    const person = await findPerson(req, email)
    const { records, ownerId, isOfAgency } = person
    const lines: PersonLine[] = []
    for (const collection of visitorCollections) {
      if (records[collection].length === 0) continue
      const { erasure } = personalData[collection]
      for (const { form, count, until } of await readGroups(req, collection, records[collection])) {
        lines.push({
          collection,
          form: form !== null && isRetentionKind(form) ? form : null,
          count,
          until: toUntil(collection, until),
          erasure,
        })
      }
    }
    // What is sent to the agency, and written about it, tells of others.
    if (!isOfAgency) lines.push(...toLinesOfOthers(await findMentions(req, person)))
    const visits = await countVisits(req, records.appointments)
    return { lines, visits, hasOwnerAccount: ownerId !== null, isOfAgency }
  })
}
