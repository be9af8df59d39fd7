import { escapeXml } from '@/domain/text/escape-xml'
import type { SitemapEntry } from './sitemap-entry'

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const linkSchema = 'http://www.w3.org/1999/xhtml'
const imageSchema = 'http://www.google.com/schemas/sitemap-image/1.1'

function toChanged(moment: string | null): string {
  return moment === null ? '' : `<lastmod>${escapeXml(moment)}</lastmod>`
}

/**
 * One address with its translations and pictures.
 *
 * @param origin scheme and host of the site, without a slash at the end
 */
export function toUrlXml(entry: SitemapEntry, origin: string): string {
  const { path, lastModified, alternates, images = [] } = entry
  const links = Object.entries(alternates).map(
    ([language, href]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + href)}"/>`,
  )
  const pictures = images.map(
    (src) => `<image:image><image:loc>${escapeXml(origin + src)}</image:loc></image:image>`,
  )
  const parts = [toChanged(lastModified), ...links, ...pictures].join('')
  return `<url><loc>${escapeXml(origin + path)}</loc>${parts}</url>\n`
}

/**
 * What stands around the addresses of a sitemap, by the protocol of sitemaps.org (version 0.9),
 * with translations of every page and with pictures.
 */
export const sitemapFrame = {
  start: `${head}<urlset xmlns="${schema}" xmlns:xhtml="${linkSchema}" xmlns:image="${imageSchema}">\n`,
  end: '</urlset>\n',
} as const

/** A file of the index. */
export type SitemapFile = {
  /** Without extension. */
  name: string
  /** ISO moment of the last change of what it lists; null when that is not known. */
  lastModified: string | null
}

/** The list of sitemaps. */
export function toSitemapIndexXml(files: readonly SitemapFile[], origin: string): string {
  const lines = files.map(({ name, lastModified }) => {
    const address = escapeXml(`${origin}/sitemaps/${name}.xml`)
    return `<sitemap><loc>${address}</loc>${toChanged(lastModified)}</sitemap>`
  })
  return `${head}<sitemapindex xmlns="${schema}">\n${lines.join('\n')}\n</sitemapindex>\n`
}
