import type { Viewport } from 'next'
import { locale as readLocale } from 'next/root-params'
import type { ReactNode } from 'react'
import { locales, toLocale } from '@/domain/kernel/locales'
import { getSiteMetadata, SiteDocument } from '@/features/shell/site-document'
import { pageColour } from '@/domain/brand/theme'

export const generateMetadata = getSiteMetadata

export const viewport: Viewport = { colorScheme: 'light', themeColor: pageColour }

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

/** Around the pages that are made once and kept. */
export default async function SiteLayout({ children }: { children: ReactNode }) {
  return <SiteDocument locale={toLocale(await readLocale())}>{children}</SiteDocument>
}
