import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readXml } from '@/server/xml/read-xml'
import { anyText, fuzz } from '../../../tests/fuzz/cases'
import { fromCsv, toRows } from './from-csv'
import { fromJson } from './from-json'
import { fromKyero } from './from-kyero'
import { fromOmnicasa } from './from-omnicasa'
import { fromOpenImmo } from './from-open-immo'
import { fromWhise } from './from-whise'
import { readListings } from './listing.fixture'
import type { FeedRead } from './read-listings'

/** Formats of which a record was read, so that no test passes by refusing whatever it is given. */
const readFormats = new Set<string>()

/** Each record of a feed comes in, is taken back, or is told of. */
function expectAllTold(format: string, feed: FeedRead): void {
  if (!feed.ok) return
  const { records, names } = feed.value
  if (records.length > 0) readFormats.add(format)
  const { listings, errors, withdrawn } = readListings(records, names)
  const told = listings.length + withdrawn.length + new Set(errors.map(({ record }) => record)).size
  expect(told > 0 || records.length === 0).toBe(true)
  for (const listing of listings) expect(Object.getPrototypeOf(listing)).toBe(Object.prototype)
}

const keys = fc.oneof(
  fc.constantFrom('listings', 'reference', 'price', 'estates', 'id', 'goal', 'zip', '__proto__'),
  anyText(2),
)
const anyJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    anyText(4),
    fc.double(),
    fc.constantFrom(null, true, false),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(keys, tie('value'), { maxKeys: 4 }),
  ),
})).value

const inKyero = (text: string) =>
  `<root><kyero><feed_version>3</feed_version></kyero><property>${text}</property></root>`
const inOpenImmo = (text: string) =>
  `<openimmo><anbieter><immobilie>${text}</immobilie></anbieter></openimmo>`

const jsonFormats = { json: fromJson, omnicasa: fromOmnicasa, whise: fromWhise }

describe('a feed, whatever somebody sends', () => {
  it('of JSON is read or refused', () => {
    fuzz(anyJson, (feed) => {
      for (const [format, from] of Object.entries(jsonFormats)) {
        expectAllTold(format, from(feed))
        expectAllTold(format, from([feed]))
        expectAllTold(format, from({ listings: [feed], estates: [feed] }))
      }
    })
    expect([...readFormats]).toEqual(expect.arrayContaining(Object.keys(jsonFormats)))
  })

  it('of CSV is read or refused', () => {
    fuzz(anyText(20, ['reference', ';', ',', '"', '""', '\n', '\r\n', 'A1', '250000']), (text) => {
      expectAllTold('csv', fromCsv(text))
      expectAllTold('csv', fromCsv(`reference;price\n${text}`))
    })
    expect([...readFormats]).toContain('csv')
  })

  it('of XML is read or refused, and no entity of it is followed', () => {
    const tags = [
      '<root>',
      '</root>',
      '<property>',
      '</property>',
      '<id>',
      '</id>',
      '<![CDATA[',
      ']]>',
    ]
    const odd = [
      '<!DOCTYPE a [<!ENTITY b "c">]>',
      '&b;',
      '&amp;',
      '<?xml?>',
      '<openimmo>',
      '<a b="c"/>',
    ]
    fuzz(anyText(16, [...tags, ...odd]), (text) => {
      for (const source of [text, `<root>${text}</root>`, inKyero(text), inOpenImmo(text)]) {
        const read = readXml(source)
        if (!read.ok) continue
        // Within CDATA it is text like any other.
        if (!source.includes('<![CDATA[')) expect(source).not.toMatch(/<!DOCTYPE|<!ENTITY/)
        expectAllTold('kyero', fromKyero(read.value))
        expectAllTold('openImmo', fromOpenImmo(read.value))
      }
    })
    expect([...readFormats]).toEqual(expect.arrayContaining(['kyero', 'openImmo']))
  })
})

describe('a table', () => {
  it('is read as it was written, whatever stands in its cells', () => {
    // A row whose cells are all empty may be left out, so each has a first one that is not.
    const cell = anyText(5, ['"', ';', '\n', 'a', ' '])
    const rows = fc.array(cell, { minLength: 1, maxLength: 4 })
    const quote = (text: string) => `"${text.replaceAll('"', '""')}"`
    fuzz(rows, (given) => {
      const body = given.map((text) => `x;${quote(text)}`).join('\n')
      expect(toRows(`reference;b\n${body}`).slice(1)).toEqual(given.map((text) => ['x', text]))
    })
  })
})
