import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { isStaff } from '@/cms/access/roles'
import { SiteFrame } from '@/features/shell/site-frame'
import { findViewer } from '@/server/payload'
import { getAddressLocale } from '@/app/address-locale'
import { findScreenAt } from '@/app/screen-at'

export const metadata: Metadata = {
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

type Props = { params: Promise<{ path?: string[] }> }

/** Drafts as they will look, for logged-in staff; to anybody else the address does not exist. */
export default async function PreviewPage({ params }: Props) {
  const viewer = await findViewer(await headers())
  if (!isStaff(viewer)) notFound()
  const [{ path = [] }, locale] = await Promise.all([params, getAddressLocale()])
  const { facts, body } = await findScreenAt({
    locale,
    path,
    search: null,
    viewer,
    isPreview: true,
  })
  return (
    <SiteFrame facts={facts} isPreview>
      {body}
    </SiteFrame>
  )
}
