import { connection } from 'next/server'
import { findSitemapFile } from '@/features/sitemaps/sitemap-files'
import { toSitemapXml } from '@/features/sitemaps/sitemap-xml'
import { env } from '@/server/env'

type Context = { params: Promise<{ name: string }> }

/** One sitemap, such as `/sitemaps/pages.xml`; 404 for a name that the index does not list. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  await connection()
  const { name } = await params
  const entries = name.endsWith('.xml') ? await findSitemapFile(name.slice(0, -4)) : null
  if (entries === null) return new Response(null, { status: 404 })
  const xml = toSitemapXml(entries, env().SITE_URL)
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } })
}
