import 'server-only'
import type { Locale } from '@/domain/kernel/locales'
import type { PreviewReader } from '@/domain/previews/preview-link'
import { buildPreviewLinkPath } from '@/domain/routes/preview'
import { logError, withoutText } from '@/server/log/log'
import { payloadAs, type PreviewGuest } from '@/server/payload'
import { findLinkedPath } from './linked-path'
import { findOpenLink, noteOpening, type KeptLink } from './preview-link-store'
import { readPreviewToken } from './preview-token'

/** What a link opens: whose eyes it gives, and the segments of the page behind the language. */
export type PreviewVisit = {
  linkId: number
  viewer: PreviewGuest
  path: string[]
  /** The languages that it opens, each by its address under the same link. */
  hrefs: Partial<Record<Locale, string>>
}

/** The draft in the languages of its link, without those in which it has no page. */
async function findHrefs(link: KeptLink, token: string): Promise<PreviewVisit['hrefs']> {
  const found = await Promise.all(
    link.locales.map(async (locale) => {
      const path = await findLinkedPath(link, locale)
      return path === null ? [] : [[locale, buildPreviewLinkPath(locale, token)] as const]
    }),
  )
  return Object.fromEntries(found.flat())
}

/**
 * What a token opens in a language at a moment; null where it opens nothing: not ours, ended,
 * revoked, made for other languages, or for a record that is gone or has no page.
 */
export async function findPreviewVisit(
  token: string,
  { locale, now }: { locale: Locale; now: Date },
): Promise<PreviewVisit | null> {
  const linkId = readPreviewToken(token, now)
  const link = linkId === null ? null : await findOpenLink(linkId, { now, locale })
  if (link === null) return null
  const path = await findLinkedPath(link, locale)
  if (path === null) return null
  const viewer = { previewOf: { collection: link.target, id: link.record } }
  const door = await payloadAs(viewer)
  const options = { collection: link.target, id: link.record, depth: 0 } as const
  const record = await door.findByID({ ...options, disableErrors: true })
  return record && { linkId: link.id, viewer, path, hrefs: await findHrefs(link, token) }
}

/** Keeps that a link was opened now. The page is shown though that should fail. */
export async function notePreviewVisit(
  { linkId }: PreviewVisit,
  opening: { at: Date; reader: PreviewReader },
): Promise<void> {
  try {
    await noteOpening(linkId, opening)
  } catch (cause) {
    logError('the opening of a preview link was not kept', withoutText(cause))
  }
}
