import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/kernel/locales'
import { forms } from '../registry'
import { nameForm } from './form-title'

describe('nameForm', () => {
  it('names every form in every language', () => {
    const nameless = Object.keys(forms).flatMap((kind) =>
      locales.filter((locale) => nameForm({ kind }, locale) === '').map((locale) => [kind, locale]),
    )
    expect(nameless).toEqual([])
    expect(locales.map((locale) => nameForm({ kind: 'contact-demand' }, locale))).toEqual([
      'gratis schatting',
      'estimation gratuite',
      'free valuation',
      'kostenlose Bewertung',
    ])
  })

  it('says what was asked, where the form tells it apart', () => {
    const name = (wish: string) => nameForm({ kind: 'contact-me', fields: { wish } }, 'en')
    expect(['info', 'visit', 'documents'].map(name)).toEqual([
      'question about a property',
      'viewing request',
      'request for documents',
    ])
    expect(nameForm({ kind: 'contact-me', fields: null }, 'en')).toBe('question about a property')
  })

  it('says the kind of a form that the site does not have any more', () => {
    expect(nameForm({ kind: 'guest-book' }, 'fr')).toBe('guest-book')
  })
})
