import type { Metadata } from 'next'
import { toMetadata } from '@/features/routing/to-metadata'
import { SiteFrame } from '@/features/shell/site-frame'
import { getAddressLocale } from '@/app/address-locale'
import { getPublicScreen } from '@/app/screen-at'

type Props = {
  params: Promise<{ locale: string; path?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

function toSearch(params: Record<string, string | string[] | undefined>): string {
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(params)) {
    for (const one of [value ?? []].flat()) query.append(key, one)
  }
  return `?${query}`
}

async function readScreen({ params, searchParams }: Props) {
  const { path = [] } = await params
  const search = toSearch(await searchParams)
  return getPublicScreen(await getAddressLocale(), path.join('/'), search)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { facts } = await readScreen(props)
  return toMetadata(facts)
}

/** The twin of a kept page for what must not be kept: a form with what a visitor typed. */
export default async function Page(props: Props) {
  const { facts, body } = await readScreen(props)
  return <SiteFrame facts={facts}>{body}</SiteFrame>
}
