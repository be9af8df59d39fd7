import type { Metadata } from 'next'
import { toMetadata } from '@/features/routing/to-metadata'
import { SiteFrame } from '@/features/shell/site-frame'
import { getAddressLocale } from '@/app/address-locale'
import { getPublicScreen } from '@/app/screen-at'

/** Made whole on the first visit, with its right status, and kept until a record changes. */
export const ensureStatic = 'navigation'

type Props = { params: Promise<{ locale: string; path?: string[] }> }

/** One page per language is made at build time; every other one on its first visit. */
export function generateStaticParams() {
  return [{ path: [] }]
}

async function readScreen({ params }: Props) {
  const { path = [] } = await params
  return getPublicScreen(await getAddressLocale(), path.join('/'), null)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { facts } = await readScreen(props)
  return toMetadata(facts)
}

export default async function Page(props: Props) {
  const { facts, body } = await readScreen(props)
  return (
    <SiteFrame facts={facts} isMeasured>
      {body}
    </SiteFrame>
  )
}
