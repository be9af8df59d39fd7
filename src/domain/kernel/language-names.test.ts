import { describe, expect, it } from 'vitest'
import { nameLanguage, nameLanguageWithin } from './language-names'
import { locales } from './locales'

describe('nameLanguage', () => {
  it('calls each language as its readers do', () => {
    expect(locales.map(nameLanguage)).toEqual(['Nederlands', 'Français', 'English', 'Deutsch'])
  })
})

describe('nameLanguageWithin', () => {
  it('writes the language small in French and with a capital elsewhere', () => {
    expect(locales.map((locale) => nameLanguageWithin('de', locale))).toEqual([
      'Duits',
      'allemand',
      'German',
      'Deutsch',
    ])
  })
})
