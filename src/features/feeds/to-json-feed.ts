import type { Feed } from './feed'

/**
 * A feed as JSON Feed 1.1 (jsonfeed.org).
 *
 * @param origin scheme and host of the site, without a slash at the end
 */
export function toJsonFeed(feed: Feed, origin: string): string {
  const { title, description, locale, listPath, path, items } = feed
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language: locale,
    home_page_url: `${origin}${listPath}`,
    feed_url: `${origin}${path}`,
    items: items.map((item) => ({
      id: `${origin}${item.path}`,
      url: `${origin}${item.path}`,
      title: item.title,
      content_text: item.summary,
      date_published: item.publishedAt,
      date_modified: item.changedAt,
      tags: [item.category],
      ...(item.image === null ? {} : { image: `${origin}${item.image}` }),
    })),
  })
}
