import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { locale as readLocale } from 'next/root-params'
import type { ReactNode } from 'react'
import { isLocale, locales } from '@/domain/kernel/locales'
import { SiteDocument } from '@/features/shell/site-document'
import { pageColour } from '@/domain/brand/theme'
import { isStyleguideOn } from '@/server/styleguide'

/** Waits for the request: the proxy decides who sees the examples, and the look below is a second lock. */
export const instant = false

export const metadata: Metadata = {
  title: 'Styleguide',
  robots: { index: false, follow: false },
}

export const viewport: Viewport = { colorScheme: 'light', themeColor: pageColour }

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

/** Around the examples, in the colours of the site. */
export default async function StyleguideLayout({ children }: { children: ReactNode }) {
  await connection()
  const locale = await readLocale()
  if (!isStyleguideOn() || !isLocale(locale)) notFound()
  return <SiteDocument locale={locale}>{children}</SiteDocument>
}
