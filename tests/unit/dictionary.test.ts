import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/kernel/locales'
import { listTexts } from '@/i18n/catalogue'
import { findForeignPlaceholders } from '@/i18n/placeholders'
import { overrideMessages } from '@/i18n/override-messages'
import { sharedMessages } from '@/forms/_kit/form-texts'
import seeded from '../../seed/data/dictionary.json'

describe('the texts that an editor may replace', () => {
  it.each(locales)('have the same keys in %s as in Dutch', (locale) => {
    expect(Object.keys(listTexts(locale)).sort()).toEqual(Object.keys(listTexts('nl')).sort())
  })

  it.each(['shell.openMenu', 'forms.fields.phone.label', 'forms.errors.email.missing'])(
    'hold %s',
    (key) => expect(listTexts('nl')[key]).toBeTruthy(),
  )

  it.each([
    'owners.signIn',
    'routing.home',
    'contactDemand.errors.goal.missing',
    'facts.group.energy',
  ])('reach beyond the screens: %s', (key) => expect(listTexts('de')[key]).toBeTruthy())

  it('replaces a sentence whose code holds a dot', () => {
    const { forms } = overrideMessages(
      { forms: sharedMessages.nl },
      { 'forms.errors.email.missing': 'Uw adres ontbreekt.' },
    )
    expect(forms.errors['email.missing']).toBe('Uw adres ontbreekt.')
    expect(forms.errors['email.invalid']).toBe(sharedMessages.nl.errors['email.invalid'])
  })

  it('holds every key of the bundled agency, with names that are filled in', () => {
    const faults = seeded.flatMap(({ key, value }) =>
      locales.flatMap((locale) => {
        const builtIn = listTexts(locale)[key]
        if (builtIn === undefined) return [`${key} (${locale})`]
        return findForeignPlaceholders(value[locale], builtIn)
      }),
    )
    expect(faults).toEqual([])
  })
})
