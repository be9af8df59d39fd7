import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { listTranslatedLanguages } from './translated-languages'

const listFor = (user: object | null) => listTranslatedLanguages(user as PayloadRequest['user'])
const staff = (role: string, languages?: string[] | null) => ({
  collection: 'users',
  role,
  languages,
})

describe('listTranslatedLanguages', () => {
  it.each(['administrator', 'editor'])('gives every language to an %s', (role) => {
    expect(listFor(staff(role, ['fr']))).toEqual(['nl', 'fr', 'en', 'de'])
  })
  it('gives a translator the assigned languages, in the order of the site', () => {
    expect(listFor(staff('translator', ['de', 'fr']))).toEqual(['fr', 'de'])
  })
  it.each([undefined, null, []])('gives a translator with %j none', (languages) => {
    expect(listFor(staff('translator', languages))).toEqual([])
  })
  it('gives an agent none, though some were assigned before', () => {
    expect(listFor(staff('agent', ['nl']))).toEqual([])
  })
  it('gives visitors and owners none, whatever they say of themselves', () => {
    expect(listFor(null)).toEqual([])
    expect(listFor({ collection: 'owners', role: 'administrator', languages: ['nl'] })).toEqual([])
  })
})
