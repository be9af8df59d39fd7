import { describe, expect, it } from 'vitest'
import { toRichText } from './rich-text'

const same = (text: string) => ({ nl: text, fr: text, en: text, de: text })
const toHref = (target: string, locale: string) => `/${locale}${target}`

describe('toRichText', () => {
  it('makes a document per language with headings, paragraphs and lists', () => {
    const document = toRichText(
      [
        { type: 'h2', text: { ...same('Head'), de: 'Kopf' } },
        { type: 'ul', items: [same('one'), same('two')] },
      ],
      toHref,
    )
    expect(document).toMatchObject({
      de: {
        root: {
          children: [
            { type: 'heading', tag: 'h2', children: [{ type: 'text', text: 'Kopf' }] },
            { type: 'list', tag: 'ul', children: [{ value: 1 }, { value: 2 }] },
          ],
        },
      },
    })
    expect(Object.keys(document)).toEqual(['nl', 'fr', 'en', 'de'])
  })
  it('writes links as addresses of the language, between the words around them', () => {
    const text = same('See [our page](/contact/) first.')
    expect(toRichText([{ type: 'p', text }], toHref)).toMatchObject({
      fr: {
        root: {
          children: [
            {
              children: [
                { text: 'See ' },
                { type: 'link', fields: { url: '/fr/contact/' }, children: [{ text: 'our page' }] },
                { text: ' first.' },
              ],
            },
          ],
        },
      },
    })
  })
})
