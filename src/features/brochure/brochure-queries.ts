import 'server-only'
import { getTranslations } from 'next-intl/server'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import { getOffice } from '@/features/office/office-queries'
import { findProperty } from '@/features/properties/property-queries'
import { getRouteTable } from '@/features/routing/route-queries'
import { getShell } from '@/features/shell/shell-queries'
import { env } from '@/server/env'
import type { Brochure } from './brochure'
import { toBrochure } from './to-brochure'

/**
 * What the brochure of a property says today, or `null` when it has none in this language. All that
 * is costly in it is kept by the queries of the page, so that it is as fresh as the page.
 */
export async function findBrochure(publicId: number, locale: Locale): Promise<Brochure | null> {
  const { enabledLocales } = await getRouteTable()
  if (!enabledLocales.includes(locale)) return null
  const found = await findProperty(publicId, locale)
  if (found === null || found.addresses === null || !found.isOnPaper) return null
  const [office, { company }, own, detail, shell] = await Promise.all([
    getOffice(locale),
    getShell(locale),
    getTranslations({ locale, namespace: 'brochure' }),
    getTranslations({ locale, namespace: 'properties.detail' }),
    getTranslations({ locale, namespace: 'shell' }),
  ])
  return toBrochure(found.view, {
    locale,
    texts: { own, detail, shell },
    url: `${env().SITE_URL}${found.addresses.canonical}`,
    office,
    company,
    today: toBelgianDay(new Date()),
  })
}
