import type { Metadata } from 'next'
import { connection } from 'next/server'
import { cache } from 'react'
import { refusedParameter, savedParameter } from '@/features/alerts/answer-demand'
import { formParameter } from '@/domain/routes/reserved'
import { getDemandScreen } from '@/features/alerts/demand-screen'
import { toMetadata } from '@/features/routing/to-metadata'
import { SiteFrame } from '@/features/shell/site-frame'
import { getAddressLocale } from '@/app/address-locale'

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

type Said = 'refused' | 'saved' | null

/** Made once per request for the head and the body. */
const getScreen = cache(async (token: string, said: Said, draftToken: string | null) => {
  await connection()
  return getDemandScreen({ locale: await getAddressLocale(), token, said, draftToken })
})

async function readScreen({ params, searchParams }: Props) {
  const [{ token }, query] = await Promise.all([params, searchParams])
  const says = (name: string) => query[name] !== undefined
  const said = says(refusedParameter) ? 'refused' : says(savedParameter) ? 'saved' : null
  const draftToken = query[formParameter]
  return getScreen(token, said, typeof draftToken === 'string' ? draftToken : null)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { facts } = await readScreen(props)
  // The address is the right to change the alert: no other site is told it.
  return { ...(await toMetadata(facts)), robots: { index: false }, referrer: 'same-origin' }
}

/** One search alert, for its owner, who has the link. */
export default async function SearchAlertPage(props: Props) {
  const { facts, body } = await readScreen(props)
  return <SiteFrame facts={facts}>{body}</SiteFrame>
}
