import 'server-only'
import { findDraftPage } from '@/cms/previews/find-draft-page'
import type { Locale } from '@/domain/kernel/locales'
import { payloadAsSystem } from '@/server/payload'
import type { PreviewRecord } from './preview-link-store'

const open = () =>
  payloadAsSystem('finding the address of a draft for somebody who has a link to it')

/** Whether the newest draft says anything in a language, so that there is something to show. */
async function isWrittenIn({ target, record }: PreviewRecord, locale: Locale): Promise<boolean> {
  // A listing is found by its number, whatever is written of it.
  if (target !== 'pages' && target !== 'articles') return true
  const payload = await open()
  const draft = await payload.findByID({
    collection: target,
    id: record,
    locale,
    fallbackLocale: false,
    draft: true,
    depth: 0,
    disableErrors: true,
    select: { title: true },
  })
  return Boolean(draft?.title)
}

/**
 * The segments of the page of a record behind the language; null where it has none. Unlike an editor,
 * whoever has a link is not led to a page on which nothing is written in that language.
 */
export async function findLinkedPath(
  record: PreviewRecord,
  locale: Locale,
): Promise<string[] | null> {
  const page = await findDraftPage(await open(), record, locale)
  if (page === null) return null
  const isShown = page.hasAddress || (await isWrittenIn(record, locale))
  return isShown ? page.path.split('/').filter((segment) => segment !== '') : null
}
