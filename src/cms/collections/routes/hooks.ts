import { isLocale } from '@/domain/kernel/locales'
import { toComparablePath } from '@/domain/routes/route-table'
import type { CollectionBeforeChangeHook, CollectionBeforeValidateHook } from 'payload'
import { listChanges, toAliases, type Alias } from './aliases'
import { toLocalizedPath, toOriginalPath } from './localized-path'
import { isProvisional } from './provisional'

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

/**
 * Keeps the old address as a redirect when an address changes, in every language that the save is
 * about, and the old original path in all of them. An address that somebody chooses here no longer
 * follows the title of a record that was never online, and what it was before nobody knew.
 */
export const keepFormerAddress: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  if (!originalDoc || isProvisional(req)) return data
  if (originalDoc.followsTitle === true && typeof data.localizedPath === 'string') {
    return { ...data, followsTitle: data.localizedPath === originalDoc.localizedPath }
  }
  const aliases: Alias[] = (data.aliases ?? originalDoc.aliases ?? []).filter(isAlias)
  const changes = listChanges(originalDoc, data, req.locale)
  return { ...data, aliases: changes.reduce<Alias[]>(toAliases, aliases) }
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

export function isAlias(value: unknown): value is Alias {
  return (
    typeof value === 'object' &&
    value !== null &&
    'path' in value &&
    typeof value.path === 'string' &&
    'locale' in value &&
    isLocale(value.locale)
  )
}
