import type { Metadata } from 'next'
import { connection } from 'next/server'
import { cache } from 'react'
import type { Locale } from '@/domain/kernel/locales'
import type { Screen } from '@/features/routing/page-facts'
import { toMetadata } from '@/features/routing/to-metadata'
import { SiteFrame } from '@/features/shell/site-frame'
import { getAddressLocale } from './address-locale'

/** What the page behind a signed link draws from. */
export type SignedPageRequest = { locale: Locale; token: string; query: URLSearchParams }

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

function toQuery(given: Awaited<Props['searchParams']>): string {
  const pairs = Object.entries(given).map(([name, value]) => [name, [value].flat()[0] ?? ''])
  return String(new URLSearchParams(pairs))
}

/** A page behind a link that was sent to one person: head and body, made once per request. */
export function createSignedPage(getScreen: (request: SignedPageRequest) => Promise<Screen>) {
  const getOnce = cache(async (token: string, query: string) => {
    // How it stands changes by the hour, which no page that is made beforehand can know.
    await connection()
    const locale = await getAddressLocale()
    return getScreen({ locale, token, query: new URLSearchParams(query) })
  })

  async function readScreen({ params, searchParams }: Props) {
    const [{ token }, query] = await Promise.all([params, searchParams])
    return getOnce(token, toQuery(query))
  }

  return {
    generateMetadata: async (props: Props): Promise<Metadata> => {
      const { facts } = await readScreen(props)
      // The address is a right: no other site is told it.
      return { ...(await toMetadata(facts)), robots: { index: false }, referrer: 'same-origin' }
    },
    Page: async (props: Props) => {
      const { facts, body } = await readScreen(props)
      return <SiteFrame facts={facts}>{body}</SiteFrame>
    },
  }
}
