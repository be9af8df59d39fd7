import type { Listing } from '@/domain/listings/listing'
import type { StagedRow } from './chunk-work'
import type { Target } from './home-targets'
import type { ImportedRow } from './listing-columns'

/** A home that an import changes. */
export type ChangedHome = {
  id: number
  row: StagedRow
  listing: Listing
  /** As the sender sent it before. */
  sent: Listing
  target: Target
  /** The values that change, by column. */
  values: Partial<ImportedRow>
}
