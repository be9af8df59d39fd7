import { sql } from '@payloadcms/db-postgres'
import { listingSchema, type Listing } from '@/domain/listings/listing'
import { isAvailableStatus, type PropertyStatus } from '@/domain/properties/statuses'
import type { ChunkWork, StagedRow } from './chunk-work'
import { toTexts } from './known-records'

/** The home behind a reference of the feed, and how its record and its newest version stand. */
export type Target = {
  id: number
  /** As the sender last sent it. */
  listing: Listing
  isPublished: boolean
  /** On offer, whatever the sender said last. */
  isOffered: boolean
  /** The newest version says what the record says; else somebody works on a draft. */
  isInStep: boolean
  /** Off the site because an import took it off or kept it so, and nobody has touched it since. */
  isHeld: boolean
}

/** The homes of some records, held until the transaction ends; the trash is left alone. */
export async function findTargets(
  { executor, run }: ChunkWork,
  rows: readonly Pick<StagedRow, 'reference'>[],
): Promise<ReadonlyMap<string, Target>> {
  const references = toTexts(rows.map(({ reference }) => reference))
  const { rows: found } = await executor.execute<
    Omit<Target, 'listing' | 'isOffered'> & {
      reference: string
      listing: unknown
      status: PropertyStatus
    }
  >(sql`
    select r.reference, p.id, r.listing, p.status, p._status = 'published' as "isPublished",
      v.id is null or v.version__status = 'published'
        or coalesce(v.id = r.held_version, false) as "isInStep",
      p._status = 'draft' and coalesce(v.id = r.held_version, false) as "isHeld"
    from feeds.records r
    join properties p on p.id = r.property_id and p.deleted_at is null
    left join lateral (
      select id, version__status from _properties_v
      where parent_id = p.id and latest order by id desc limit 1
    ) v on true
    where r.feed_id = ${run.feedId}
      and r.reference in (select jsonb_array_elements_text(${references}::jsonb))
    order by p.id
    for update of p`)
  return new Map(
    found.map(({ reference, listing, status, ...rest }) => [
      reference,
      { ...rest, isOffered: isAvailableStatus(status), listing: listingSchema.parse(listing) },
    ]),
  )
}
