import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { locales } from '@/domain/kernel/locales'
import { deskPath } from '@/domain/routes/desk'
import { personalSegments } from '@/domain/routes/personal-pages'
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
        ...locales.flatMap((locale) => personalSegments.map((segment) => `/${locale}/${segment}/`)),
      ],
    },
    sitemap: [
      `${SITE_URL}/sitemap.xml`,
      ...enabled.map((locale) => `${SITE_URL}/sitemaps/${locale}.xml`),
    ],
  }
}
