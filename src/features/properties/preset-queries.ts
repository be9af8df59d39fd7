import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { ListPreset } from '@/cms/payload-types'
import { cacheTags, siteTag } from '@/cms/cache-tags'
import { toRelationIds } from '@/cms/relation-id'
import type { SearchSort } from '@/domain/search/search-criteria'
import type { ListingPreset } from '@/domain/search/search-scope'
import { anonymous, payloadAs } from '@/server/payload'

const sorts: Readonly<Record<ListPreset['sort'], SearchSort>> = {
  newest: 'newest',
  priceAsc: 'price-asc',
  priceDesc: 'price-desc',
  areaDesc: 'area-desc',
}

/** What was loaded of a relation; an id alone means that the record no longer exists. */
function loaded<T extends object>(relations: readonly (number | T)[] | null | undefined): T[] {
  return (relations ?? []).filter((relation): relation is T => typeof relation === 'object')
}

function toListingPreset(preset: ListPreset): ListingPreset {
  return {
    list: preset.list === 'any' ? null : preset.list,
    typeIds: loaded(preset.types).map(({ webId }) => webId),
    placeIds: toRelationIds(preset.places),
    marqueeCodes: loaded(preset.marquees).map(({ code }) => code),
    onlyNew: preset.onlyNew ?? false,
    sort: sorts[preset.sort],
    limit: preset.limit ?? null,
  }
}

/** The saved lists of properties with these ids, in their order; unknown ones are left out. */
export async function findListingPresets(ids: readonly number[]): Promise<ListingPreset[]> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, cacheTags.presets, cacheTags.reference)
  if (ids.length === 0) return []
  const door = await payloadAs(anonymous)
  const { docs } = await door.find({
    collection: 'list-presets',
    where: { id: { in: [...ids] }, kind: { equals: 'properties' } },
    pagination: false,
    depth: 1,
    populate: { 'property-types': { webId: true }, marquees: { code: true }, places: {} },
  })
  return ids.flatMap((id) => {
    const found = docs.find((preset) => preset.id === id)
    return found ? [toListingPreset(found)] : []
  })
}
