import { describe, expect, it } from 'vitest'
import { fromKyero } from '@/domain/listings/from-kyero'
import { readListings } from '@/domain/listings/listing.fixture'
import { readXml } from './read-xml'

const expansion = '<!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;&x;">]><a>&y;</a>'
const external = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'

describe('the XML of a stranger', () => {
  it.each([
    ['entities that expand', expansion, 'forbidden'],
    ['an entity from a file', external, 'forbidden'],
    ['a DOCTYPE from elsewhere', '<!DOCTYPE a SYSTEM "http://a.example/a.dtd"><a/>', 'forbidden'],
    ['an entity that nobody declared', '<a>&x;</a>', 'malformed'],
    ['an element that is left open', '<a><b></a>', 'malformed'],
    ['nothing', '', 'malformed'],
    ['no XML', '{"a":1}', 'malformed'],
    ['a million elements, each in the other', '<a>'.repeat(1_000_000), 'tooDeep'],
    ['too many elements', `<a>${'<b/>'.repeat(200)}</a>`, 'tooLarge'],
    ['too many characters', `<a>${' '.repeat(4_000_000)}</a>`, 'tooLarge'],
  ])('is refused where it has %s', (_, text, problem) => {
    const bounds = { characters: 3_500_000, elements: 100, depth: 32 }
    expect(readXml(text, bounds)).toEqual({ ok: false, error: problem })
  })

  it('keeps text, CDATA, attributes and the entities of XML itself', () => {
    const text = '\uFEFF<?xml version="1.0"?><a b="1 &lt; 2"> x &amp; <![CDATA[<y>]]><c/></a>'
    expect(readXml(text)).toEqual({
      ok: true,
      value: {
        name: 'a',
        attributes: { b: '1 < 2' },
        text: 'x & <y>',
        children: [{ name: 'c', attributes: {}, text: '', children: [] }],
      },
    })
  })

  it('is a feed of listings when it is Kyero', () => {
    const text = `<root><kyero><feed_version>3</feed_version></kyero><property><ref>K1</ref>
      <price>250000</price><price_freq>sale</price_freq><type>Villa</type><town>Altea</town>
      <desc><en><![CDATA[Sea & sun]]></en></desc></property></root>`
    expect(readXml(text)).toSatisfy((read: ReturnType<typeof readXml>) => {
      const feed = read.ok && fromKyero(read.value)
      const { listings } = readListings(feed && feed.ok ? feed.value.records : [])
      return listings[0]?.descriptions.en === 'Sea & sun' && listings[0].price === 250_000
    })
  })
})
