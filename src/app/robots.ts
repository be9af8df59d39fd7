import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { locales } from '@/domain/kernel/locales'
import { appointmentSegment } from '@/domain/routes/appointments'
import { deskPath } from '@/domain/routes/desk'
import { alertSegment } from '@/domain/routes/search-alerts'
import { ownDataSegment } from '@/domain/routes/own-data'
import { ownTestimonialSegment } from '@/domain/routes/own-testimonials'
import { digestSegment } from '@/domain/routes/digests'
import { subscriptionSegment } from '@/domain/routes/subscriptions'
import { documentSegment } from '@/domain/routes/document-links'
import { loginCodeSegment, loginLinkSegment } from '@/domain/routes/login-links'
import { previewSegment } from '@/domain/routes/preview'
import { listSitemapLocales } from '@/features/sitemaps/sitemap-files'
import { env } from '@/server/env'

/** What robots need not ask for. Pages that must not be listed say so themselves. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection()
  const { SITE_URL } = env()
  const enabled = await listSitemapLocales()
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        deskPath,
        '/api/',
        '/internal/',
        '/styleguide/',
        ...locales.flatMap((locale) => [
          `/${locale}/${previewSegment}/`,
          `/${locale}/${appointmentSegment}/`,
          `/${locale}/${alertSegment}/`,
          `/${locale}/${subscriptionSegment}/`,
          `/${locale}/${digestSegment}/`,
          `/${locale}/${ownTestimonialSegment}/`,
          `/${locale}/${ownDataSegment}/`,
          `/${locale}/${documentSegment}/`,
          `/${locale}/${loginLinkSegment}/`,
          `/${locale}/${loginCodeSegment}/`,
        ]),
      ],
    },
    sitemap: [
      `${SITE_URL}/sitemap.xml`,
      ...enabled.map((locale) => `${SITE_URL}/sitemaps/${locale}.xml`),
    ],
  }
}
