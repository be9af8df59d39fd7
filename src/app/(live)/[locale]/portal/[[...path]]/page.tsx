import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { connection } from 'next/server'
import { cache } from 'react'
import { getPortalScreen } from '@/features/portal/portal-screen'
import { toMetadata } from '@/features/routing/to-metadata'
import { SiteFrame } from '@/features/shell/site-frame'
import { getAddressLocale } from '@/app/address-locale'

type Props = {
  params: Promise<{ path?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Made once per request for the head and the body; both texts are keys of that one. */
const getScreen = cache(async (path: string, search: string) => {
  // Who is signed in, and what is theirs today, is known of a request alone. Without this the framework
  // tries to make the page ahead of each request, and writes into the log that it cannot.
  await connection()
  return getPortalScreen({
    headers: await headers(),
    locale: await getAddressLocale(),
    segments: path.split('/').filter(Boolean),
    query: new URLSearchParams(search),
  })
})

async function readScreen({ params, searchParams }: Props) {
  const [{ path = [] }, given] = await Promise.all([params, searchParams])
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(given)) {
    for (const one of [value ?? []].flat()) query.append(key, one)
  }
  return getScreen(path.join('/'), query.toString())
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { facts } = await readScreen(props)
  return { ...(await toMetadata(facts)), robots: { index: false }, referrer: 'same-origin' }
}

/** The pages of the owners' portal; the proxy has asked before who may see them. */
export default async function PortalPage(props: Props) {
  const { facts, body } = await readScreen(props)
  return <SiteFrame facts={facts}>{body}</SiteFrame>
}
