import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheTags, siteTag } from '@/cms/cache-tags'
import type { Locale } from '@/domain/kernel/locales'
import { parseDemandStart } from '@/domain/routes/demand-address'
import { anonymous, payloadAs } from '@/server/payload'
import type { Prefill } from '../_kit/prefill'
import { isHalfSearch, toStartValues, type KnownPlace } from './to-start-values'

/** Every place of the site with its name in a language. */
async function findKnownPlaces(locale: Locale): Promise<KnownPlace[]> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, cacheTags.reference)
  const door = await payloadAs(anonymous)
  const { docs } = await door.find({
    collection: 'places',
    locale,
    pagination: false,
    depth: 0,
    select: { name: true, zip: true, lat: true, lng: true },
  })
  return docs.map(({ name, zip, lat, lng }) => ({
    name,
    zip,
    point: typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null,
  }))
}

/** The search of a list, as the address of the form carries it. */
export const prefillDemand: Prefill = async (query, locale) => {
  const start = parseDemandStart(query)
  const { radiusKm, area } = start.wishes
  const known = radiusKm === 0 && area === null ? [] : await findKnownPlaces(locale)
  const values = toStartValues(start, known)
  return { values, isHalf: isHalfSearch(values) }
}
