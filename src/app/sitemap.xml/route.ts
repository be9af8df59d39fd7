import { connection } from 'next/server'
import { listSitemapFiles } from '@/features/sitemaps/sitemap-files'
import { toSitemapIndexXml } from '@/features/sitemaps/sitemap-xml'
import { env } from '@/server/env'

/** The index of all sitemaps; made per request, because the name of the site is a setting. */
export async function GET(): Promise<Response> {
  await connection()
  const xml = toSitemapIndexXml(await listSitemapFiles(), env().SITE_URL)
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
