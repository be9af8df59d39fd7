import { describe, expect, it } from 'vitest'
import { groupTexts } from '@/cms/translations/namespace-names'
import { locales } from '@/domain/kernel/locales'
import { listTexts } from '@/i18n/catalogue'

const groups = groupTexts(Object.keys(listTexts('nl')).map((key) => ({ key })))

describe('the groups of the built-in texts', () => {
  it.each(locales)('have a name in words in %s, and none twice', (locale) => {
    const unnamed = groups.filter(({ namespace, name }) => name[locale] === namespace)
    expect(unnamed.map(({ namespace }) => namespace)).toEqual([])
    expect(new Set(groups.map(({ name }) => name[locale])).size).toBe(groups.length)
  })

  it('hold the texts of one part of the site each', () => {
    const found = groupTexts([
      { key: 'appointments.own.state.waiting' },
      { key: 'siteContact.title' },
      { key: 'appointments.title' },
    ])
    expect(found.map(({ name, texts }) => [name.nl, texts.length])).toEqual([
      ['Afspraken', 2],
      ['Formulieren: contact', 1],
    ])
  })
})
