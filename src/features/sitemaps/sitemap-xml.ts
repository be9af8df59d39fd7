import type { SitemapEntry } from './sitemap-entry'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const linkSchema = 'http://www.w3.org/1999/xhtml'

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

function toUrl({ path, lastModified, alternates }: SitemapEntry, origin: string): string {
  const changed = lastModified === null ? '' : `<lastmod>${escapeXml(lastModified)}</lastmod>`
  const links = Object.entries(alternates).map(
    ([language, href]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + href)}"/>`,
  )
  return `<url><loc>${escapeXml(origin + path)}</loc>${changed}${links.join('')}</url>`
}

/**
 * A sitemap by the protocol of sitemaps.org (version 0.9), with the translations of every page.
 *
 * @param origin scheme and host of the site, without a slash at the end
 */
export function toSitemapXml(entries: readonly SitemapEntry[], origin: string): string {
  const urls = entries.map((entry) => toUrl(entry, origin))
  return `${head}<urlset xmlns="${schema}" xmlns:xhtml="${linkSchema}">\n${urls.join('\n')}\n</urlset>\n`
}

/** The list of all sitemaps of the site; names without extension. */
export function toSitemapIndexXml(names: readonly string[], origin: string): string {
  const files = names.map(
    (name) => `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>`,
  )
  return `${head}<sitemapindex xmlns="${schema}">\n${files.join('\n')}\n</sitemapindex>\n`
}
