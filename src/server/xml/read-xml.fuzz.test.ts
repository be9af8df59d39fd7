import { describe, expect, it } from 'vitest'
import { createFeedCheck } from '@/domain/listings/feed-check.fixture'
import { fromKyero } from '@/domain/listings/from-kyero'
import { fromOpenImmo } from '@/domain/listings/from-open-immo'
import { anyText, fuzz } from '../../../tests/fuzz/cases'
import { readXml } from './read-xml'

const { readFormats, checkFeed } = createFeedCheck()

const inKyero = (text: string) =>
  `<root><kyero><feed_version>3</feed_version></kyero><property>${text}</property></root>`
const inOpenImmo = (text: string) =>
  `<openimmo><anbieter><immobilie>${text}</immobilie></anbieter></openimmo>`

describe('a feed of XML, whatever somebody sends', () => {
  it('is read or refused, and no entity of it is followed', () => {
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
        checkFeed('kyero', fromKyero(read.value))
        checkFeed('openImmo', fromOpenImmo(read.value))
      }
    })
    expect([...readFormats]).toEqual(expect.arrayContaining(['kyero', 'openImmo']))
  })
})
