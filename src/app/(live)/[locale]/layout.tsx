import type { Viewport } from 'next'
import { connection } from 'next/server'
import { locale as readLocale } from 'next/root-params'
import type { ReactNode } from 'react'
import { locales, toLocale } from '@/domain/kernel/locales'
import { getSiteMetadata, SiteDocument } from '@/features/shell/site-document'
import { pageColour } from '@/domain/brand/theme'

/** Pages that are made per request may take their time: nothing is sent before they are known. */
export const instant = false

export const generateMetadata = getSiteMetadata

export const viewport: Viewport = { colorScheme: 'light', themeColor: pageColour }

export function generateStaticParams() {
  return locales.map((locale) => ({ locale }))
}

/**
 * Around the pages that are made per request. Waiting for the connection here leaves no part that
 * could be sent beforehand, so that status codes are right and no script is needed to read.
 */
export default async function LiveLayout({ children }: { children: ReactNode }) {
  await connection()
  return <SiteDocument locale={toLocale(await readLocale())}>{children}</SiteDocument>
}
