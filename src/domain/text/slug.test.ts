import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { toSlug } from './slug'

describe('toSlug', () => {
  it.each([
    ['Sint-Niklaas', 'sint-niklaas'],
    ['Büllingen', 'bullingen'],
    ["Braine-l'Alleud", 'braine-lalleud'],
    ['Braine-l’Alleud', 'braine-lalleud'],
    ['Großes Haus', 'grosses-haus'],
    ['Cœur de ville', 'coeur-de-ville'],
    ['Kapelle-Op-Den-Bos', 'kapelle-op-den-bos'],
    ['Villa / Woning & tuin', 'villa-woning-tuin'],
    ['Appartement – 125 m²', 'appartement-125-m2'],
    ['  Te koop: huis!  ', 'te-koop-huis'],
    ['Antwerpen\u00a0Zuid', 'antwerpen-zuid'],
  ])('turns "%s" into "%s"', (text, slug) => {
    expect(toSlug(text)).toBe(slug)
  })
  it('gives nothing when no Latin letter or digit is left', () => {
    expect(['', ' - ', '!?', '房子'].map(toSlug)).toEqual(['', '', '', ''])
  })
  it('contains only letters, digits and single inner hyphens for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(toSlug(text)).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      }),
    )
  })
  it('leaves a slug as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(toSlug(toSlug(text))).toBe(toSlug(text))
      }),
    )
  })
})
