import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { XmlElement } from '@/domain/listings/xml-element'
import { writeXml } from '@/domain/listings/write-xml'
import { readXml } from './read-xml'

const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Any text at all: controls, halves of pairs, marks and brackets. */
const anyText = fc
  .string({ unit: 'binary' })
  .chain((text) =>
    fc.constantFrom(text, `]]>${text}`, `<!--${text}-->`, `&${text};`, `\u0000\u001F${text}\uD800`),
  )

const leaf = (text: string, value: string): XmlElement => ({
  name: 'desc',
  attributes: { id: value },
  children: [],
  text,
})

describe('an element that is written and read', () => {
  it('says the same, but for the signs that XML forbids', () => {
    fc.assert(
      fc.property(anyText, anyText, (text, value) => {
        const written = writeXml({ ...leaf('', ''), name: 'root', children: [leaf(text, value)] })
        const read = readXml(written)
        expect(read).toMatchObject({
          ok: true,
          value: {
            children: [
              {
                text: text.replace(forbidden, '').trim(),
                attributes: { id: value.replace(forbidden, '') },
              },
            ],
          },
        })
      }),
    )
  })

  it('closes itself where it is empty', () => {
    expect(writeXml(leaf('', 'a"b'))).toBe('<desc id="a&quot;b"/>')
  })
})
