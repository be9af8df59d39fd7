import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { isStaff } from '@/cms/access/roles'
import type { Locale } from '@/domain/kernel/locales'
import {
  findPreviewVisit,
  notePreviewVisit,
  type PreviewVisit,
} from '@/features/preview-links/find-guest'
import { toPreviewReader } from '@/features/preview-links/preview-reader'
import { toGuestFacts } from '@/features/preview-links/to-guest-facts'
import { RefreshOnSave } from '@/features/shell/refresh-on-save.client'
import { SiteFrame } from '@/features/shell/site-frame'
import { findViewer } from '@/server/payload'
import { getAddressLocale } from '@/app/address-locale'
import { findScreenAt } from '@/app/screen-at'

export const metadata: Metadata = {
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

type Props = { params: Promise<{ path?: string[] }> }

/** The draft that a link shows; its opening is kept. */
async function findLinked(path: readonly string[], locale: Locale): Promise<PreviewVisit | null> {
  const [token, ...rest] = path
  if (token === undefined || rest.length > 0) return null
  const now = new Date()
  const visit = await findPreviewVisit(token, { locale, now })
  if (visit !== null) {
    await notePreviewVisit(visit, { at: now, reader: await toPreviewReader(await headers()) })
  }
  return visit
}

/**
 * Drafts as they will look: any of them for logged-in staff, one for who has a link to it. To
 * anybody else the address does not exist.
 */
export default async function PreviewPage({ params }: Props) {
  // A draft that is asked for again comes without the layout, which waits for it the first time.
  await connection()
  const [{ path = [] }, locale] = await Promise.all([params, getAddressLocale()])
  const linked = await findLinked(path, locale)
  const viewer = linked === null ? await findViewer(await headers()) : null
  if (linked === null && !isStaff(viewer)) notFound()
  const { facts, body } = await findScreenAt({
    ...(linked ?? { viewer, path }),
    locale,
    search: null,
    isPreview: true,
  })
  return (
    <SiteFrame facts={linked === null ? facts : toGuestFacts(facts, linked.hrefs)} isPreview>
      {linked === null && <RefreshOnSave />}
      {body}
    </SiteFrame>
  )
}
