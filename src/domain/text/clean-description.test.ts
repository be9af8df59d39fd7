import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { cleanDescription } from './clean-description'

describe('cleanDescription', () => {
  it('strips tags, decodes entities and collapses spaces', () => {
    expect(
      cleanDescription('<p>Ruime  <b>woning</b> &amp; tuin</p>\n<p>125&nbsp;m&sup2;</p>'),
    ).toBe('Ruime woning & tuin 125 m²')
  })
  it('separates words at block tags and line breaks', () => {
    expect(cleanDescription('<li>gas</li><li>water</li>lift<br/>kelder')).toBe(
      'gas water lift kelder',
    )
  })
  it('knows the signs of rights', () => {
    expect(cleanDescription('&copy; Kassei&reg;')).toBe('© Kassei®')
  })
  it('joins letters at inline tags', () => {
    expect(cleanDescription('<b>T</b>e koop')).toBe('Te koop')
  })
  it('drops scripts, styles and comments with what they hold', () => {
    expect(cleanDescription('a<script>alert(1)</script>b<style>p{}</style>c<!-- x > y -->d')).toBe(
      'a b c d',
    )
  })
  it('keeps a less-than sign that opens no tag', () => {
    expect(cleanDescription('E-peil < 30 en > 10')).toBe('E-peil < 30 en > 10')
  })
  it('decodes numeric entities and replaces impossible ones', () => {
    expect(cleanDescription('&#233;t&#xE9; &#xD800;')).toBe('été \uFFFD')
  })
  it('decodes entities after stripping, so that escaped markup stays visible text', () => {
    expect(cleanDescription('&lt;b&gt;')).toBe('<b>')
  })
  it('keeps an entity it does not know', () => {
    expect(cleanDescription('R&foo;D')).toBe('R&foo;D')
  })
  it('leaves 250 characters unchanged', () => {
    expect(cleanDescription('a'.repeat(250))).toBe('a'.repeat(250))
  })
  it('cuts at the last space beyond 200 characters', () => {
    const text = `${'a'.repeat(201)} ${'b'.repeat(100)}`
    expect(cleanDescription(text)).toBe(`${'a'.repeat(201)}…`)
  })
  it('cuts at 250 when the last space lies at 200 or before', () => {
    const text = `${'a'.repeat(200)} ${'b'.repeat(100)}`
    expect(cleanDescription(text)).toBe(`${'a'.repeat(200)} ${'b'.repeat(49)}…`)
  })
  it('never gives more than the limit and the ellipsis', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 800, unit: 'grapheme' }), (text) => {
        expect(Array.from(cleanDescription(text)).length).toBeLessThanOrEqual(251)
      }),
    )
  })
})
