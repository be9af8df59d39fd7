import 'server-only'
import type { ListingIndex } from '@/domain/search/listing-index'
import { queryRows } from '@/server/db'
import { createLiveIndex, type LiveIndex } from './live-index'

/** One index for the whole process, however often the framework loads this file. */
const shared: typeof globalThis & { gevelSearchIndex?: LiveIndex } = globalThis

/**
 * The index of all public listings, as far as anything was committed before the call. The first
 * call reads all listings.
 *
 * @throws the driver's error when the database cannot be reached
 */
export function readSearchIndex(): Promise<ListingIndex> {
  shared.gevelSearchIndex ??= createLiveIndex(queryRows)
  return shared.gevelSearchIndex.read()
}
