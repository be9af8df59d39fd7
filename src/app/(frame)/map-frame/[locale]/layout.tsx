import type { Metadata, Viewport } from 'next'
import { notFound } from 'next/navigation'
import { locale as readLocale } from 'next/root-params'
import type { ReactNode } from 'react'
import { isLocale, locales } from '@/domain/kernel/locales'
import { SiteDocument } from '@/features/shell/site-document'
import { pageColour } from '@/domain/brand/theme'

/** Nobody looks for a part of a page. */
export const metadata: Metadata = { robots: { index: false, follow: false } }

export const viewport: Viewport = { colorScheme: 'light', themeColor: pageColour }

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

/**
 * Around what stands in a frame of another page: the look of the site without its header and
 * footer. That only pages of this site may frame it is said for every address at once, in
 * `src/domain/protection`.
 */
export default async function FrameLayout({ children }: { children: ReactNode }) {
  const locale = await readLocale()
  if (!isLocale(locale)) notFound()
  return <SiteDocument locale={locale}>{children}</SiteDocument>
}
