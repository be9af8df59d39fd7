import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getAddressLocale } from '@/app/address-locale'
import { getPublicScreen } from '@/app/screen-at'
import { formatQuerySegment, parseQuerySegment } from '@/domain/routes/query-segment'
import { toMetadata } from '@/features/routing/to-metadata'
import { SiteFrame } from '@/features/shell/site-frame'

/** Made whole for each query, with its right status, and kept until a record changes. */
export const ensureStatic = 'navigation'

type Props = { params: Promise<{ locale: string; query: string; path?: string[] }> }

/** One query stands for all: the others are made when they are asked for. */
export function generateStaticParams() {
  return [{ query: formatQuerySegment(new URLSearchParams('sort=newest')) ?? '', path: [] }]
}

async function readScreen({ params }: Props) {
  const { query: segment, path = [] } = await params
  const query = parseQuerySegment(segment)
  if (query === null) notFound()
  return getPublicScreen(await getAddressLocale(), path.join('/'), `?${query}`)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { facts } = await readScreen(props)
  return toMetadata(facts)
}

/** The page at an address with a query, such as a narrowed list. */
export default async function QueryPage(props: Props) {
  const { facts, body } = await readScreen(props)
  return (
    <SiteFrame facts={facts} isMeasured>
      {body}
    </SiteFrame>
  )
}
