import type { CollectionAdminOptions } from 'payload'
import { isLocale } from '@/domain/kernel/locales'
import type { PreviewTarget } from '@/domain/previews/preview-link'
import { previewPath } from '@/domain/routes/build-path'
import { toHref } from '@/domain/routes/route-table'
import { findDraftPage } from '../previews/find-draft-page'

type Preview = NonNullable<CollectionAdminOptions['preview']>

/**
 * Where an editor sees the draft of a record, in the language of the form, also while nothing is written
 * in it: the page is looked at to write it. There is none in a language that the site does not speak.
 */
export function createPreview(target: PreviewTarget): Preview {
  return async ({ id }, { locale, req: { payload } }) => {
    if (!isLocale(locale) || typeof id !== 'number') return null
    const page = await findDraftPage(payload, { target, record: id }, locale)
    return page && previewPath(toHref(locale, page.path))
  }
}
