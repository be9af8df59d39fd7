import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { fallbackLocale, type Locale } from '@/domain/kernel/locales'
import { toMarkSrc } from '@/features/office/mark'
import { getOffice } from '@/features/office/office-queries'
import { env } from '@/server/env'
import { themeVariables } from '@/domain/brand/theme'
import { earlyPressScript } from '@/server/protection/own-scripts'
import '@/ui/tokens/fonts.css'
import '@/ui/tokens/tokens.css'
import '@/ui/tokens/base.css'

/** What the head of every page has in common. */
export async function getSiteMetadata(): Promise<Metadata> {
  const { name, theme } = await getOffice(fallbackLocale)
  return {
    metadataBase: new URL(env().SITE_URL),
    applicationName: name,
    title: { template: `%s · ${name}`, default: name },
    icons: {
      icon: { url: toMarkSrc(theme), type: 'image/svg+xml', sizes: 'any' },
      apple: { url: '/apple-icon.png', sizes: '180x180' },
    },
    formatDetection: { telephone: false },
  }
}

/** The document around every page: its language, the agency's colours and the style sheets. */
export async function SiteDocument({ locale, children }: { locale: Locale; children: ReactNode }) {
  const { theme } = await getOffice(locale)
  return (
    <html lang={locale} style={themeVariables(theme)}>
      <body>
        <script dangerouslySetInnerHTML={{ __html: earlyPressScript }} />
        {children}
      </body>
    </html>
  )
}
