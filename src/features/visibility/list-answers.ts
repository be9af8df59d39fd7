import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import type { ListKey } from '@/domain/properties/visibility'
import type { ListingPreset } from '@/domain/search/search-scope'
import type { Selection } from '@/domain/visibility/explain-property'
import { findListingPresets } from '@/features/properties/preset-queries'
import { toSearchSubject } from '@/features/properties/search-subject'
import { readSearchIndex } from '@/server/search-index/search-index'

/** What a list answered about one home. */
export type ListAnswer = {
  position: { at: number; total: number } | null
  /** The list that it is held against; null for everything that is for sale or for rent. */
  list: ListKey | null
  selection: Selection
}

/** A list of the site: its language and the saved lists that it merges. */
export type AskedList = { locale: Locale; presetIds: readonly number[] }

/** Where a home stands among those of some saved lists, asked of the index that makes the lists. */
async function findPosition(locale: Locale, presets: ListingPreset[] | null, publicId: number) {
  const subject = await toSearchSubject({ locale })
  const scope = presets === null ? { locale } : { locale, presets }
  return (await readSearchIndex()).findPosition({ ...subject, scope }, publicId)
}

const withoutLimit = (preset: ListingPreset): ListingPreset => ({ ...preset, limit: null })

/**
 * Asks the index of the lists whether a home stands in one and, where it does not, whether it is
 * only left out by the length of the list or by its wishes.
 */
export async function askList(asked: AskedList, publicId: number): Promise<ListAnswer> {
  const { locale, presetIds } = asked
  const presets = presetIds.length === 0 ? null : await findListingPresets(presetIds)
  const found = await findPosition(locale, presets, publicId)
  const list = presets?.[0]?.list ?? null
  const position = found && { at: found.position, total: found.total }
  if (position !== null || presets === null) return { position, list, selection: null }
  const inWhole = await findPosition(locale, presets.map(withoutLimit), publicId)
  return { position, list, selection: inWhole === null ? 'notChosen' : 'crowdedOut' }
}
