import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getAddressLocale } from '@/app/address-locale'
import { FrameMap } from '@/features/map/frame-map'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('map')
  return { title: t('title') }
}

/** The map that a banner shows in a frame. */
export default async function MapFramePage() {
  return <FrameMap locale={await getAddressLocale()} />
}
