import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseInline, writeInline, type Inline } from './inline-codes'
import { fillParagraphs, isRichText, toParagraphs, type RichNode, type RichText } from './rich-text'

const text = (words: string, format = 0): RichNode => ({
  type: 'text',
  text: words,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
})
const block = (type: string, children: RichNode[], more: object = {}): RichNode => ({
  type,
  children,
  version: 1,
  ...more,
})
const link = (words: string, url: string): RichNode =>
  block('link', [text(words)], { fields: { url, linkType: 'custom' } })

const source: RichText = {
  root: block('root', [
    block('heading', [text('Een huis')], { tag: 'h2' }),
    block('paragraph', [text('Met '), text('tuin', 1), text(' en '), link('garage', '/nl/g/')]),
    block('paragraph', []),
    block('list', [
      block('listitem', [text('Eén')], { value: 1 }),
      block('listitem', [text('Twee'), { type: 'linebreak', version: 1 }, text('regels')]),
    ]),
  ]),
}

const french = [
  'Une maison',
  'Avec <2>garage</2> et <1>jardin</1>',
  'Un',
  'Deux<1/>lignes',
] as const

const fill = (texts: readonly string[], existing: RichText | null = null) =>
  fillParagraphs(source, texts, existing)

describe('a formatted text', () => {
  it('is read paragraph by paragraph, with codes for what is set apart', () => {
    expect(toParagraphs(source)).toEqual([
      'Een huis',
      'Met <1>tuin</1> en <2>garage</2>',
      'Eén',
      'Twee<1/>regels',
    ])
  })

  it('keeps its structure around the words of a translation', () => {
    const filled = fill(french)
    expect(filled.ok && toParagraphs(filled.value)).toEqual([
      'Une maison',
      'Avec <1>garage</1> et <2>jardin</2>',
      'Un',
      'Deux<1/>lignes',
    ])
    expect(filled).toMatchObject({
      value: {
        root: {
          children: [
            { type: 'heading', tag: 'h2' },
            { children: [{}, { type: 'link', fields: { url: '/nl/g/' } }, {}, { format: 1 }] },
            { type: 'paragraph', children: [] },
            { type: 'list' },
          ],
        },
      },
    })
  })

  it('keeps the links of the translation that is there', () => {
    const existing: RichText = {
      root: block('root', [
        block('heading', [text('Maison')]),
        block('paragraph', [text('jardin', 1), link('garage', '/fr/g/')]),
      ]),
    }
    expect(JSON.stringify(fill(french, existing))).toContain('/fr/g/')
  })

  it.each([
    ['fewer paragraphs', ['Une maison'], { code: 'paragraphs', expected: 4, found: 1 }],
    ['a lost code', ['a', 'b <1>c</1>', 'd', 'e<1/>f'], { code: 'codes', paragraph: 2 }],
    ['a code twice', ['<1>a</1><1>b</1>', 'b', 'd', 'e'], { code: 'codes', paragraph: 1 }],
    ['a code left open', ['a', 'x', 'd <1>', 'e'], { code: 'codes', paragraph: 2 }],
    [
      'a link within bold words',
      ['a', '<1>b <2>c</2></1>', 'd', 'e<1/>f'],
      { code: 'codes', paragraph: 2 },
    ],
  ])('refuses %s', (_, texts, problem) => {
    expect(fill(texts)).toEqual({ ok: false, error: problem })
  })

  it('is filled with its own words without a change', () => {
    expect(fill(toParagraphs(source))).toEqual({ ok: true, value: source })
  })

  it('is told from other values', () => {
    expect([source, {}, null, 'root', { root: null }].map(isRichText)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('a line with codes', () => {
  const words = fc.oneof(
    fc.string({ minLength: 1 }),
    fc.constantFrom('<1>', '</2>', '&lt;3/>', '&amp;lt;1>', '<', '&', '12/>'),
  )
  const { line } = fc.letrec<{ line: Inline[]; part: Inline }>((tie) => ({
    line: fc.array(tie('part'), { maxLength: 4 }),
    part: fc.oneof(
      { depthSize: 'small' },
      words,
      fc.record({
        code: fc.integer({ min: 1, max: 9999 }),
        within: fc.option(tie('line'), { nil: null }),
      }),
    ),
  }))

  /** Words that follow each other are one text when they are read again. */
  const merge = (parts: readonly Inline[]): Inline[] =>
    parts.reduce<Inline[]>((merged, part) => {
      const last = merged.at(-1)
      const next =
        typeof part === 'string'
          ? part
          : { code: part.code, within: part.within && merge(part.within) }
      return typeof last === 'string' && typeof next === 'string'
        ? [...merged.slice(0, -1), last + next]
        : [...merged, next]
    }, [])

  it('is read as it was written, whatever the words look like', () => {
    fc.assert(
      fc.property(line, (parts) => {
        const merged = merge(parts)
        expect(parseInline(writeInline(merged))).toEqual(merged)
      }),
    )
  })
})
