import { describe, expect, it } from 'vitest'
import { toPlainValue } from './to-plain-value'

const options = [
  { value: 'sale', label: { nl: 'Te koop', fr: 'À vendre' } },
  { value: 'rent', label: 'Rent' },
  'other',
]

describe('toPlainValue', () => {
  it.each([
    [true, 'nl', 'ja'],
    [false, 'de', 'nein'],
    [null, 'nl', '—'],
    [undefined, 'nl', '—'],
    ['', 'nl', '—'],
    [[], 'nl', '—'],
    ['sale', 'fr', 'À vendre'],
    ['sale', 'de', 'sale'],
    [['sale', 'rent', 'other'], 'nl', 'Te koop, Rent, other'],
    ['gone', 'nl', 'gone'],
  ])('says %o in %s as %s', (value, language, text) => {
    expect(toPlainValue(value, options, language)).toBe(text)
  })
})
