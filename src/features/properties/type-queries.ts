import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheTags, siteTag } from '@/cms/cache-tags'
import { fallbackLocale, pickText, toLocalized, type Locale } from '@/domain/kernel/locales'
import { anonymous, payloadAs } from '@/server/payload'

export type PropertyTypeView = {
  /** Of the record. */
  id: number
  webId: number
  name: string
}

/** The property types in the order of the editors. */
export async function findPropertyTypes(locale: Locale): Promise<PropertyTypeView[]> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, cacheTags.reference)
  const door = await payloadAs(anonymous)
  const { docs } = await door.find({
    collection: 'property-types',
    locale: 'all',
    pagination: false,
    depth: 0,
    sort: 'showOrder',
  })
  return docs.map(({ id, webId, name }) => {
    const names = toLocalized(name)
    return { id, webId, name: pickText(names, locale) || pickText(names, fallbackLocale) }
  })
}
