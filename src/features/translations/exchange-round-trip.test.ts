import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/kernel/locales'
import type { ExchangeText, ReturnedFile } from '@/domain/translations/exchange'
import {
  createExchangeFill,
  exchangeBounds,
  exchangeFileBytesMax,
} from '@/domain/translations/exchange-bounds'
import { formatJsonExchange, parseJsonExchange } from '@/domain/translations/json-exchange'
import { writeInline } from '@/domain/translations/inline-codes'
import { formatXliff, parseXliff } from '@/domain/translations/xliff'
import { readXmlContent } from '@/server/xml/read-xml'

/** Words that a file has to carry: anything but what XML has no sign for, or spaces at the ends. */
const words = fc
  .oneof(
    fc.string({ minLength: 1, unit: 'grapheme' }),
    fc.constantFrom('a < b & "c"', '<1>', ']]>', '&lt;1>', 'één\nregel', '{name}'),
  )
  .map((text) => text.replace(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '').trim())
  .filter((text) => text !== '' && !/\n\s*\n/.test(text))

const paragraph = fc
  .array(
    fc.oneof(
      words,
      words.map((text) => ({ code: 1, within: [text] })),
      fc.constant({ code: 2, within: null }),
    ),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map(writeInline)
  .filter((text) => text.trim() === text && text !== '')

const hash = fc.stringMatching(/^[\w-]{22}$/)

const shared = {
  source: hash,
  target: fc.option(hash, { nil: null }),
  record: words,
  label: words,
  charactersMax: fc.option(fc.integer({ min: 1, max: 9999 }), { nil: null }),
  state: fc.constantFrom('missing', 'stale', 'fresh'),
  sourceLocale: fc.constantFrom(...locales),
} as const

const plain = fc.record({
  ...shared,
  isFormatted: fc.constant(false),
  paragraphs: fc.record({ source: fc.tuple(words), target: fc.tuple(words) }),
})

const formatted = fc.record({
  ...shared,
  isFormatted: fc.constant(true),
  paragraphs: fc
    .array(fc.tuple(paragraph, paragraph), { minLength: 1, maxLength: 4 })
    .map((pairs) => ({
      source: pairs.map(([source]) => source),
      target: pairs.map(([, target]) => target),
    })),
})

const texts: fc.Arbitrary<ExchangeText[]> = fc
  .array(fc.oneof(plain, formatted), { minLength: 1, maxLength: 6 })
  .map((list) => list.map((text, index) => ({ ...text, key: `pages/${index}/seo.title` })))

/** What a translator who changed nothing hands back. */
const expected = (list: readonly ExchangeText[]): ReturnedFile['texts'] =>
  list.map(({ key, source, target, paragraphs, state }) => ({
    key,
    source,
    target,
    text: paragraphs.target.join('\n\n'),
    isApproved: state === 'fresh',
  }))

async function readXliff(text: string) {
  const root = await readXmlContent(text)
  if (!root.ok) throw new Error(root.error)
  return parseXliff(root.value)
}

const byKey = (list: ReturnedFile['texts']) => list.toSorted((a, b) => a.key.localeCompare(b.key))

describe('a file for translators', () => {
  it('brings back in XLIFF what it took along, whatever the words', async () => {
    await fc.assert(
      fc.asyncProperty(texts, async (list) => {
        const read = await readXliff(formatXliff('fr', list, 'Deel 1 < 2'))
        expect(read).toMatchObject({ ok: true, value: { target: 'fr', unknown: [] } })
        expect(read.ok && byKey(read.value.texts)).toEqual(byKey(expected(list)))
      }),
    )
  })

  it('is refused in return where it holds nothing', async () => {
    expect(await readXliff(formatXliff('fr', []))).toEqual({ ok: false, error: 'noExchange' })
  })

  it('brings back in JSON what it took along', () => {
    fc.assert(
      fc.property(texts, (list) => {
        const read = parseJsonExchange(formatJsonExchange('fr', list, 'Deel 1'))
        expect(read).toEqual({
          ok: true,
          value: { target: 'fr', texts: expected(list), unknown: [] },
        })
      }),
    )
  })
})

const unit = (id: string, inner: string) =>
  `<xliff version="1.2"><file source-language="nl-BE" target-language="fr-BE" original="x"><body>
  <trans-unit id="${id}">${inner}</trans-unit></body></file></xliff>`

describe('a file with a part of the texts', () => {
  it('says so where people read it', () => {
    const [list = []] = fc.sample(texts, 1)
    expect(formatXliff('fr', list, 'Deel 1 < 2')).toContain('<note>Deel 1 &lt; 2</note>')
    expect(JSON.parse(formatJsonExchange('fr', list, 'Deel 1'))).toMatchObject({ note: 'Deel 1' })
  })
})

describe('the largest file that leaves', () => {
  it('is taken in when it comes back', async () => {
    const words = 'Één & één is twee, '.repeat(30)
    const list = Array.from({ length: exchangeBounds.texts }, (_, index): ExchangeText => ({
      key: `properties/${index}/description`,
      source: 's'.repeat(22),
      target: 't'.repeat(22),
      record: `Panden › Een ruim huis in de Lange Kerkstraat ${index}`,
      label: 'Beschrijving',
      paragraphs: { source: [words], target: [words] },
      isFormatted: false,
      charactersMax: 4000,
      state: 'stale',
      sourceLocale: 'nl',
    }))
    const fill = createExchangeFill()
    list.every((text) => fill.add(text))
    const file = formatXliff('fr', fill.texts)
    expect(fill.texts).toHaveLength(exchangeBounds.texts)
    expect(Buffer.byteLength(file)).toBeLessThan(exchangeFileBytesMax)
    const read = await readXliff(file)
    expect(read.ok && read.value.texts).toHaveLength(exchangeBounds.texts)
  })
})

describe('what a tool of translators makes of it', () => {
  it.each([
    [
      'marks its sentences',
      '<seg-source><mrk mtype="seg" mid="1">Dag.</mrk></seg-source><target><mrk mtype="seg" mid="1">Bonjour.</mrk> <mrk mtype="seg" mid="2">Entrez.</mrk></target>',
      'Bonjour. Entrez.',
      false,
    ],
    ['says that it is done', '<target state="translated">Bonjour</target>', 'Bonjour', true],
    ['leaves it open', '<target/>', null, false],
    ['drops the target', '<source>Dag</source>', null, false],
  ])('is read where it %s', async (_, inner, text, isApproved) => {
    expect(await readXliff(unit('pages/1/title#abc#-', inner))).toEqual({
      ok: true,
      value: {
        target: 'fr',
        texts: [{ key: 'pages/1/title', source: 'abc', target: null, text, isApproved }],
        unknown: [],
      },
    })
  })

  it('names the units that are none of ours', async () => {
    expect(await readXliff(unit('7', '<target>Bonjour</target>'))).toMatchObject({
      value: { texts: [], unknown: ['7'] },
    })
  })

  it.each([
    ['another document', '<html/>', 'noExchange'],
    ['no language of the site', unit('1', '').replace('fr-BE', 'es'), 'language'],
    [
      'two languages',
      `<xliff><file target-language="fr"/><file target-language="de"/></xliff>`,
      'severalLanguages',
    ],
  ])('is refused as %s', async (_, text, problem) => {
    expect(await readXliff(text)).toEqual({ ok: false, error: problem })
  })

  it.each([
    ['{', 'malformed'],
    ['{}', 'noExchange'],
  ])('is refused as JSON that reads %s', (text, problem) => {
    expect(parseJsonExchange(text)).toEqual({ ok: false, error: problem })
  })
})
