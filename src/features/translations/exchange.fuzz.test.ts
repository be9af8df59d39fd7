import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/kernel/locales'
import type { Result } from '@/domain/kernel/result'
import type { FileProblem, ReturnedFile } from '@/domain/translations/exchange'
import { parseJsonExchange } from '@/domain/translations/json-exchange'
import { parseXliff } from '@/domain/translations/xliff'
import type { XmlContent } from '@/domain/translations/xml-content'
import { readXmlContent } from '@/server/xml/read-xml'
import { anyText, fuzz, fuzzLater } from '../../../tests/fuzz/cases'

const problems: readonly FileProblem[] = ['malformed', 'noExchange', 'language', 'severalLanguages']

/** Each text is one that was sent out, in a language of ours, or the file is refused. */
function expectRead(read: Result<ReturnedFile, FileProblem>): void {
  if (!read.ok) {
    expect(problems).toContain(read.error)
    return
  }
  const { target, texts, unknown } = read.value
  expect(locales).toContain(target)
  for (const { key, source, target: marked, text } of texts) {
    expect(key).toMatch(/^[^#]{1,500}$/)
    expect(source).toMatch(/^[\w-]{1,60}$/)
    expect(marked ?? 'none').toMatch(/^[\w-]{1,60}$/)
    expect(text).not.toBe('')
  }
  expect(unknown.every((id) => typeof id === 'string')).toBe(true)
}

const ids = fc.oneof(
  fc.constantFrom('pages/1/title#abc#-', 'pages/1/body#abc#def#2', '__proto__#a#b', '#a#-'),
  anyText(4),
)

describe('a file that a translator hands back, whatever is in it', () => {
  it('is read or refused as JSON', () => {
    const value = fc.oneof(anyText(4), fc.constantFrom(null, true, 1, [], {}))
    const text = fc.dictionary(fc.constantFrom('id', 'target', 'approved', '__proto__'), value)
    const known = fc.record({ id: ids, target: fc.option(anyText(6)), approved: fc.boolean() })
    const file = fc.record({
      format: fc.constantFrom('gevel-translations', 'other'),
      version: fc.constantFrom(1, 2, '1'),
      target: fc.constantFrom('nl', 'fr', 'xx', null),
      texts: fc.oneof(fc.array(known, { maxLength: 4 }), fc.array(text, { maxLength: 3 })),
    })
    fuzz(
      fc.oneof(
        file.map((one) => JSON.stringify(one)),
        anyText(20, ['{', '"texts":', '[', ']', '}']),
      ),
      (given) => expectRead(parseJsonExchange(given)),
    )
  })

  it('is read or refused as XLIFF', () => {
    const { part } = fc.letrec<{ part: XmlContent }>((tie) => ({
      part: fc.record({
        name: fc.constantFrom(
          'xliff',
          'file',
          'body',
          'group',
          'trans-unit',
          'target',
          'g',
          'x',
          'x:mrk',
        ),
        attributes: fc.dictionary(
          fc.constantFrom('id', 'target-language', 'state', 'approved', '__proto__'),
          fc.oneof(ids, fc.constantFrom('fr-BE', 'nl', 'xx', 'final', 'yes', '1e9', 'NaN')),
          { maxKeys: 3 },
        ),
        content: fc.array(fc.oneof({ maxDepth: 5 }, anyText(3), tie('part')), { maxLength: 3 }),
      }),
    }))
    const within = (units: XmlContent[]): XmlContent => ({
      name: 'xliff',
      attributes: {},
      content: [{ name: 'file', attributes: { 'target-language': 'fr-BE' }, content: units }],
    })
    const unit = fc.record({
      name: fc.constant('trans-unit'),
      attributes: fc.record({ id: ids }),
      content: fc.array(part, { maxLength: 3 }),
    })
    fuzz(fc.oneof(part, fc.array(unit, { maxLength: 4 }).map(within)), (root) =>
      expectRead(parseXliff(root)),
    )
  })

  it('is read or refused as XML, and no entity of it is followed', async () => {
    const tags = [
      '<xliff>',
      '</xliff>',
      '<file target-language="fr">',
      '</file>',
      '<target>',
      '&a;',
    ]
    const odd = ['<!DOCTYPE x [<!ENTITY a "b">]>', '<![CDATA[', ']]>', '<trans-unit id="a#b#-">']
    // Within such a section it is text like any other.
    const withoutSections = (text: string) => text.replaceAll(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')
    await fuzzLater(anyText(16, [...tags, ...odd]), async (text) => {
      const read = await readXmlContent(text)
      if (read.ok) {
        expect(withoutSections(text)).not.toContain('<!DOCTYPE')
        expectRead(parseXliff(read.value))
      }
    })
  })
})
