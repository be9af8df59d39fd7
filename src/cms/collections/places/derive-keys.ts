import { fallbackLocale, pickText } from '@/domain/kernel/locales'
import { foldPlaceName } from '@/domain/places/place-name'
import { toSlug } from '@/domain/text/slug'
import type { CollectionBeforeValidateHook } from 'payload'

/**
 * Derives the address part and the comparison name from the Dutch name, the official one of the
 * table. A save in another language leaves them alone, unless the place has none yet.
 */
export const deriveKeys: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  if (data === undefined) return data
  const name = nameIn(data.name)
  const isFirst = !originalDoc?.nameKey
  const isOfficial = req.locale === fallbackLocale || req.locale === 'all'
  if (name === '' || !(isFirst || isOfficial)) return data
  return { ...data, slug: toSlug(name), nameKey: foldPlaceName(name) }
}

function nameIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return pickText(value as Partial<Record<string, string>>, fallbackLocale)
}
