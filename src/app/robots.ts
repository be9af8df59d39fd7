import type { MetadataRoute } from 'next'
import { connection } from 'next/server'
import { locales } from '@/domain/kernel/locales'
import { previewSegment } from '@/domain/routes/preview'
import { env } from '@/server/env'

/** What robots need not ask for. Pages that must not be listed say so themselves. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  await connection()
  const { SITE_URL } = env()
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        '/admin/',
        '/api/',
        '/internal/',
        '/styleguide/',
        ...locales.map((locale) => `/${locale}/${previewSegment}/`),
      ],
    },
    sitemap: `${SITE_URL}/sitemap.xml`,
  }
}
