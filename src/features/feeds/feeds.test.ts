import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findLastChange, type Feed, type FeedItem } from './feed'
import { toGuideText } from './to-guide'
import { toJsonFeed } from './to-json-feed'
import { toRss } from './to-rss'

const origin = 'https://www.example.be'

const item: FeedItem = {
  path: '/nl/te-koop/gent/woning/12/',
  title: 'Woning & tuin <3',
  summary: 'Woning te koop in 9000 Gent: 3 slaapkamers.',
  category: 'Woning',
  publishedAt: '2026-11-20T10:00:00.000Z',
  changedAt: '2026-11-21T10:00:00.000Z',
  image: '/img/7/?width=1360&v=a.b',
}

const feed: Feed = {
  title: 'Nieuw te koop',
  description: 'Nieuw te koop',
  locale: 'nl',
  listPath: '/nl/te-koop/',
  path: '/feeds/nl/for-sale.xml',
  items: [item],
}

describe('a feed', () => {
  it('changed when the last of its homes did', () => {
    const older = { ...item, changedAt: '2026-01-01T10:00:00.000Z' }
    expect(findLastChange({ items: [older, item] })).toBe(item.changedAt)
    expect(findLastChange({ items: [] })).toBeNull()
  })
})

describe('a feed in RSS', () => {
  it('names every home by its whole address, and the moment in the form of mail', () => {
    const xml = toRss(feed, origin)
    expect(xml).toContain('<link>https://www.example.be/nl/te-koop/gent/woning/12/</link>')
    expect(xml).toContain('<pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate>')
    expect(xml).toContain('url="https://www.example.be/img/7/?width=1360&amp;v=a.b"')
    expect(xml).toContain('<title>Woning &amp; tuin &lt;3</title>')
  })

  it('has the same elements whatever the texts say', () => {
    const tagsOf = (xml: string) => xml.match(/<[^>]+>/g)
    const plain = tagsOf(toRss({ ...feed, items: [{ ...item, image: null }] }, origin))
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const told = { ...item, title: text, summary: `${text}]]>`, category: text, image: null }
        const xml = toRss({ ...feed, title: text, items: [told] }, origin)
        expect(tagsOf(xml)).toEqual(plain)
      }),
      { numRuns: 25 },
    )
  })
})

describe('a feed in JSON', () => {
  it('has what version 1.1 asks for', () => {
    expect(JSON.parse(toJsonFeed(feed, origin))).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Nieuw te koop',
      items: [{ id: `${origin}${item.path}`, content_text: item.summary, title: item.title }],
    })
  })
})

describe('the guide for assistants', () => {
  it('holds names, facts and links, and no section without any', () => {
    const text = toGuideText({
      name: 'Kassei\nvastgoed',
      summary: 'Makelaar [in] Antwerpen',
      facts: ['Telefoon: 03'],
      sections: [
        { title: 'Aanbod', links: [{ name: 'Te koop', url: `${origin}/nl/te-koop/` }] },
        { title: 'Leeg', links: [] },
      ],
    })
    expect(text).toBe(
      '# Kassei vastgoed\n\n> Makelaar \\[in\\] Antwerpen\n\n- Telefoon: 03\n\n' +
        '## Aanbod\n\n- [Te koop](https://www.example.be/nl/te-koop/)\n\n',
    )
  })
})
