import type { Listing, ListingField } from '@/domain/listings/listing'
import type { ListingError } from '@/domain/listings/read-listings'
import type { PublicationIssue } from '@/domain/properties/publication-issues'
import type { PropertyStatus } from '@/domain/properties/statuses'

/**
 * What happens to a record. `keep` is gone from the feed and stays; `left` was deleted in the desk,
 * and so is not made again; `refused` cannot come in.
 */
export const stagedKinds = [
  'create',
  'update',
  'unpublish',
  'close',
  'keep',
  'left',
  'refused',
] as const

/** What an import writes; the others stay as they are. */
export const appliedKinds = [
  'create',
  'update',
  'unpublish',
  'close',
] as const satisfies (typeof stagedKinds)[number][]

export type StagedKind = (typeof stagedKinds)[number]

/** One record of an import as it waits to be applied. */
export type StagedChange = {
  reference: string
  kind: StagedKind
  /** As the sender sends it; null for what is gone or refused. */
  listing: Listing | null
  /** The fields that the sender changed since the import before. */
  fields: ListingField[]
  /** As the sender sent it before, of those fields. */
  before: Partial<Listing> | null
  /** What the desk made of those fields by hand, which the import writes over. */
  desk: Partial<Record<ListingField, string | number | boolean | null>> | null
  issues: PublicationIssue[]
  mayPublish: boolean
  /** Faults of a record that is refused. */
  problems: ListingError[]
  /** What a record that is closed becomes. */
  status: PropertyStatus | null
}

export const noChange: Omit<StagedChange, 'reference' | 'kind'> = {
  listing: null,
  fields: [],
  before: null,
  desk: null,
  issues: [],
  mayPublish: false,
  problems: [],
  status: null,
}
