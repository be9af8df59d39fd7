import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/kernel/locales'
import { messages } from './mail-messages'
import { forms } from '../registry'
import { findFormNames, nameForm, renameForm } from './form-title'

describe('nameForm', () => {
  it('names every form', () => {
    expect(Object.keys(forms).filter((kind) => nameForm({ kind }) === kind)).toEqual([])
  })

  it('says what was asked, where the form tells it apart', () => {
    const name = (wish: string) => nameForm({ kind: 'contact-me', fields: { wish } })
    expect(['info', 'visit', 'documents'].map(name)).toEqual([
      'vraag over een pand',
      'bezoek, moment af te spreken',
      'documenten op te sturen',
    ])
    expect(nameForm({ kind: 'contact-me', fields: null })).toBe('vraag over een pand')
  })

  it('says the kind of a form that the site does not have any more', () => {
    expect(nameForm({ kind: 'guest-book' })).toBe('guest-book')
  })
})

describe('renameForm', () => {
  it('leads from the name of a form in any language to that in any other, and back', () => {
    const keys = Object.keys(messages.nl.titles) as (keyof typeof messages.nl.titles)[]
    for (const from of locales) {
      for (const to of locales) {
        const renamed = keys.map((key) => renameForm(messages[from].titles[key], to))
        expect(renamed, `${from} to ${to}`).toEqual(keys.map((key) => messages[to].titles[key]))
      }
    }
  })

  it('knows no name that is none', () => {
    expect(renameForm('guest-book', 'fr')).toBeNull()
    expect(renameForm('', 'fr')).toBeNull()
  })
})

describe('findFormNames', () => {
  it('leads from a part of a name to the names that are kept, whatever its capitals', () => {
    expect(findFormNames('ESTIM', 'fr')).toEqual(['gratis schatting'])
    const visits = ['bezoek', 'bezoek, moment af te spreken']
    expect(findFormNames('visite', 'fr')).toEqual(visits)
  })

  it('knows the names of one language alone', () => {
    expect(findFormNames('estim', 'de')).toEqual([])
  })
})
