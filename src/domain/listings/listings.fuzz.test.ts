import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, fuzz } from '../../../tests/fuzz/cases'
import { createFeedCheck } from './feed-check.fixture'
import { fromCsv, toRows } from './from-csv'
import { fromJson } from './from-json'
import { fromOmnicasa } from './from-omnicasa'
import { fromWhise } from './from-whise'

const { readFormats, checkFeed } = createFeedCheck()

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

const jsonFormats = { json: fromJson, omnicasa: fromOmnicasa, whise: fromWhise }

describe('a feed, whatever somebody sends', () => {
  it('of JSON is read or refused', () => {
    fuzz(anyJson, (feed) => {
      for (const [format, from] of Object.entries(jsonFormats)) {
        checkFeed(format, from(feed))
        checkFeed(format, from([feed]))
        checkFeed(format, from({ listings: [feed], estates: [feed] }))
      }
    })
    expect([...readFormats]).toEqual(expect.arrayContaining(Object.keys(jsonFormats)))
  })

  it('of CSV is read or refused', () => {
    fuzz(anyText(20, ['reference', ';', ',', '"', '""', '\n', '\r\n', 'A1', '250000']), (text) => {
      checkFeed('csv', fromCsv(text))
      checkFeed('csv', fromCsv(`reference;price\n${text}`))
    })
    expect([...readFormats]).toContain('csv')
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
