import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { cacheTags, siteTag } from '@/cms/cache-tags'
import { fallbackLocale, pickText, toLocalized, type Locale } from '@/domain/kernel/locales'
import { findPlaceNames } from '@/domain/places/place-name'
import type { WordsContext, WordsPlace, WordsType } from '@/domain/search/words/words-reading'
import { anonymous, payloadAs } from '@/server/payload'

async function findWordsTypes(): Promise<WordsType[]> {
  const door = await payloadAs(anonymous)
  const { docs } = await door.find({
    collection: 'property-types',
    locale: 'all',
    pagination: false,
    depth: 0,
    select: { webId: true, key: true, name: true },
  })
  return docs.map(({ webId, key, name }) => ({
    webId,
    key,
    words: Object.values(toLocalized(name)),
  }))
}

async function findWordsPlaces(locale: Locale): Promise<WordsPlace[]> {
  const door = await payloadAs(anonymous)
  const { docs } = await door.find({
    collection: 'places',
    locale: 'all',
    pagination: false,
    depth: 0,
    select: { zip: true, name: true, aliases: true },
  })
  return docs.map((place) => {
    const names = toLocalized(place.name)
    const name = pickText(names, locale) || pickText(names, fallbackLocale)
    const known = Object.values(findPlaceNames(name) ?? {})
    const all = [...Object.values(names), ...known, ...(place.aliases ?? [])]
    return { name, zip: place.zip, names: [...new Set(all)] }
  })
}

/** The types and places that the words of a visitor may name; places as the language calls them. */
export async function getWordsContext(locale: Locale): Promise<WordsContext> {
  'use cache'
  cacheLife('max')
  cacheTag(siteTag, cacheTags.reference)
  const [types, places] = await Promise.all([findWordsTypes(), findWordsPlaces(locale)])
  return { types, places }
}
