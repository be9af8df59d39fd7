import type { Metadata } from 'next'
import { connection } from 'next/server'
import { cache } from 'react'
import { getExpiredDocumentScreen } from '@/features/documents/expired-screen'
import { findPropertyHref } from '@/features/properties/property-queries'
import { toMetadata } from '@/features/routing/to-metadata'
import { SiteFrame } from '@/features/shell/site-frame'
import { getAddressLocale } from '@/app/address-locale'

type Props = { params: Promise<{ token: string }> }

/** Made once per request for the head and the body. */
const getScreen = cache(async (token: string) => {
  await connection()
  return getExpiredDocumentScreen({
    locale: await getAddressLocale(),
    token,
    now: new Date(),
    findHomeHref: findPropertyHref,
  })
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { facts } = await getScreen((await params).token)
  return { ...(await toMetadata(facts)), alternates: null, robots: { index: false } }
}

/** What is sent with status 410 in place of a document; see `answerDocument`. */
export default async function ExpiredDocumentPage({ params }: Props) {
  const { facts, body } = await getScreen((await params).token)
  return <SiteFrame facts={facts}>{body}</SiteFrame>
}
