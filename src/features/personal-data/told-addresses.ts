import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { VisitorCollection } from '@/cms/privacy/personal-data'

/**
 * By which addresses somebody is found in each collection of visitors: rows of `id` and `address`, as it
 * was written. Who is looked for and who is known (after a restore) are read from the same rows.
 */
export const toldAddresses: Readonly<Record<VisitorCollection, SQL>> = {
  enquiries: sql`select id, person_email as address from enquiries`,
  appointments: sql`select id, email as address from appointments`,
  demands: sql`select id, email as address from demands`,
  subscribers: sql`select id, email as address from subscribers`,
  // A version may name who wrote it where the record itself no longer does.
  testimonials: sql`
    select id, author_email as address from testimonials
    union all select parent_id, version_author_email from _testimonials_v where parent_id is not null`,
  offers: sql`
    select id, content->'signerA'->>'email' as address from offers
    union all select id, content->'signerB'->>'email' from offers`,
  mails: sql`select id, "to" as address, kind from mails`,
}
