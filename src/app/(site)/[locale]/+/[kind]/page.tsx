import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getAddressLocale } from '@/app/address-locale'
import { isSubstituteKind, substituteKinds } from '@/domain/routes/substitutes'
import { toMetadata } from '@/features/routing/to-metadata'
import { getMissingScreen } from '@/features/shell/missing-screen'
import { SiteFrame } from '@/features/shell/site-frame'

/** Made while the site is built, so that it is there when nothing else is. */
export const ensureStatic = 'navigation'

type Props = { params: Promise<{ locale: string; kind: string }> }

export function generateStaticParams() {
  return substituteKinds.map((kind) => ({ kind }))
}

async function readScreen({ params }: Props) {
  const { kind } = await params
  if (!isSubstituteKind(kind)) notFound()
  return getMissingScreen(await getAddressLocale(), kind)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { facts } = await readScreen(props)
  return { ...(await toMetadata(facts)), alternates: null }
}

/** What is sent in place of a page that is missing or failed; see `src/server/substitutes`. */
export default async function SubstitutePage(props: Props) {
  const { facts, body } = await readScreen(props)
  return <SiteFrame facts={facts}>{body}</SiteFrame>
}
