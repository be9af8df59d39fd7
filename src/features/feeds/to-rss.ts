import { escapeXml } from '@/domain/text/escape-xml'
import { findLastChange, type Feed, type FeedItem } from './feed'

/** Minutes after which readers ask again. */
const minutesFresh = 30

const namespaces =
  'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:media="http://search.yahoo.com/mrss/"'

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

/** A day and time as RFC 822 writes them, with the four digits of the year. */
function toMoment(iso: string): string {
  return new Date(iso).toUTCString()
}

function toItem(item: FeedItem, origin: string): string {
  const { path, title, summary, category, publishedAt, image } = item
  const address = escapeXml(`${origin}${path}`)
  return [
    '<item>',
    element('title', title),
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    element('description', summary),
    element('category', category),
    element('pubDate', toMoment(publishedAt)),
    ...(image === null
      ? []
      : [`<media:content url="${escapeXml(`${origin}${image}`)}" medium="image"/>`]),
    '</item>',
  ].join('')
}

/**
 * A feed as RSS 2.0.
 *
 * @param origin scheme and host of the site, without a slash at the end
 */
export function toRss(feed: Feed, origin: string): string {
  const changed = findLastChange(feed)
  const self = escapeXml(`${origin}${feed.path}`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<rss version="2.0" ${namespaces}><channel>`,
    element('title', feed.title),
    element('link', `${origin}${feed.listPath}`),
    element('description', feed.description),
    element('language', feed.locale),
    ...(changed === null ? [] : [element('lastBuildDate', toMoment(changed))]),
    `<ttl>${minutesFresh}</ttl>`,
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...feed.items.map((item) => toItem(item, origin)),
    '</channel></rss>',
    '',
  ].join('\n')
}
