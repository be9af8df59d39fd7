import { isLocale } from '@/domain/kernel/locales'
import { previewPath } from '@/domain/routes/build-path'
import { buildDraftPath } from '@/domain/routes/draft-path'
import { idSegments } from '@/domain/routes/reserved'
import { toComparablePath, toHref } from '@/domain/routes/route-table'
import type { CollectionAdminOptions } from 'payload'
import { findRoute } from '../hooks/keep-route'
import type { PathOwner } from '../hooks/original-path'

type Preview = NonNullable<CollectionAdminOptions['preview']>

/**
 * Where an editor sees the draft of a page or article, in the language of the form: at its address,
 * or by its id while it has none in that language. Content for modules alone has no page to look at.
 */
export function createPagePreview(collection: PathOwner): Preview {
  return async ({ id }, { locale, req }) => {
    if (!isLocale(locale) || typeof id !== 'number') return null
    const route = await findRoute(collection, { id }, req)
    if (route?.isPublic === false) return null
    const path = route?.localizedPath
      ? toComparablePath(route.localizedPath)
      : buildDraftPath({ collection, id })
    return previewPath(toHref(locale, path))
  }
}

/** The same for a property or project, which its number alone finds. */
export function createListingPreview(kind: keyof typeof idSegments): Preview {
  return ({ publicId }, { locale }) =>
    isLocale(locale) && typeof publicId === 'number'
      ? previewPath(toHref(locale, `/${idSegments[kind]}/${publicId}/`))
      : null
}
