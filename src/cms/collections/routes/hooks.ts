import { isLocale } from '@/domain/kernel/locales'
import { toComparablePath } from '@/domain/routes/route-table'
import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload'
import { toAliases, type Alias } from './aliases'
import { toLocalizedPath, toOriginalPath } from './localized-path'

/** Brings all addresses into their form before they are judged. */
export const normalizePaths: CollectionBeforeValidateHook = ({ data }) => {
  if (!data) return data
  const { originalPath, localizedPath, aliases } = data
  return {
    ...data,
    ...(typeof originalPath === 'string' && {
      originalPath: toOriginalPath(originalPath),
      key: toComparablePath(toOriginalPath(originalPath)),
    }),
    ...(localizedPath && { localizedPath: normalizeLocalized(localizedPath) }),
    ...(Array.isArray(aliases) && { aliases: aliases.map(normalizeAlias) }),
  }
}

/** Keeps the old address as a redirect when an address changes, in the language of the save. */
export const keepFormerAddress: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { locale } = req
  if (!originalDoc || !isLocale(locale)) return data
  const aliases: Alias[] = (data.aliases ?? originalDoc.aliases ?? []).filter(isAlias)
  const change = { locale, from: originalDoc.localizedPath, to: data.localizedPath }
  return { ...data, aliases: toAliases(aliases, change) }
}

/** A text in the language of the save, or an object when all languages are saved at once. */
function normalizeLocalized(value: unknown): unknown {
  if (typeof value === 'string') return toLocalizedPath(value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([locale, path]) => [locale, normalizeLocalized(path)]),
  )
}

function normalizeAlias(alias: unknown): unknown {
  return isAlias(alias) ? { ...alias, path: toLocalizedPath(alias.path) } : alias
}

function isAlias(value: unknown): value is Alias {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'locale' in value &&
    isLocale(value.locale)
  )
}
