import type { Metadata } from 'next'
import { connection } from 'next/server'
import { cache } from 'react'
import { refusedParameter } from '@/features/signed-pages/answer-deed'
import { getDigestScreen } from '@/features/portal-digest/digest-screen'
import { toMetadata } from '@/features/routing/to-metadata'
import { SiteFrame } from '@/features/shell/site-frame'
import { getAddressLocale } from '@/app/address-locale'

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Made once per request for the head and the body. */
const getScreen = cache(async (token: string, isRefused: boolean) => {
  await connection()
  return getDigestScreen({ locale: await getAddressLocale(), token, isRefused })
})

async function readScreen({ params, searchParams }: Props) {
  const [{ token }, query] = await Promise.all([params, searchParams])
  return getScreen(token, query[refusedParameter] !== undefined)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { facts } = await readScreen(props)
  // The address is the right to switch the mail: no other site is told it.
  return { ...(await toMetadata(facts)), robots: { index: false }, referrer: 'same-origin' }
}

/** The weekly mail of an owner, for whoever has its link. */
export default async function DigestPage(props: Props) {
  const { facts, body } = await readScreen(props)
  return <SiteFrame facts={facts}>{body}</SiteFrame>
}
