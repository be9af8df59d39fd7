import { describe, expect, it } from 'vitest'
import { listChanges, toAliases } from './aliases'

describe('toAliases', () => {
  it('keeps the old address as a former one', () => {
    expect(toAliases([], { locale: 'nl', from: '/oud/', to: '/nieuw/' })).toEqual([
      { locale: 'nl', path: '/oud/' },
    ])
  })
  it('frees a former address that becomes the address again', () => {
    const aliases = [{ locale: 'nl' as const, path: '/nieuw/' }]
    expect(toAliases(aliases, { locale: 'nl', from: '/oud/', to: '/nieuw/' })).toEqual([
      { locale: 'nl', path: '/oud/' },
    ])
  })
  it('leaves the other languages alone', () => {
    const aliases = [{ locale: 'fr' as const, path: '/nieuw/' }]
    expect(toAliases(aliases, { locale: 'nl', from: '/oud/', to: '/nieuw/' })).toHaveLength(2)
  })
  it('notes nothing when there was no address, it stays, or it is the home page', () => {
    expect(toAliases([], { locale: 'nl', from: null, to: '/nieuw/' })).toEqual([])
    expect(toAliases([], { locale: 'nl', from: '/x/', to: '/x/' })).toEqual([])
    expect(toAliases([], { locale: 'nl', from: '/', to: '/x/' })).toEqual([])
  })
  it('notes an address once', () => {
    const aliases = [{ locale: 'nl' as const, path: '/oud/' }]
    expect(toAliases(aliases, { locale: 'nl', from: '/oud/', to: '/nieuw/' })).toHaveLength(1)
  })
})

describe('listChanges', () => {
  const before = { originalPath: '/Team/', localizedPath: '/team/' }

  it('names the language of the save', () => {
    const after = { ...before, localizedPath: '/ons-team/' }
    expect(listChanges(before, after, 'nl')).toEqual([
      { locale: 'nl', from: '/team/', to: '/ons-team/' },
    ])
    expect(listChanges(before, before, 'nl')).toEqual([])
  })
  it('names every language that changed where all are saved at once', () => {
    const all = { ...before, localizedPath: { nl: '/team/', fr: '/equipe/' } }
    const after = { ...before, localizedPath: { nl: '/ons-team/', fr: '/equipe/' } }
    expect(listChanges(all, after, 'all')).toEqual([
      { locale: 'nl', from: '/team/', to: '/ons-team/' },
    ])
  })
  it('keeps the original path in every language', () => {
    const moved = listChanges(before, { ...before, originalPath: '/Mensen/' }, 'nl')
    expect(moved.map(({ locale, from, to }) => [locale, from, to])).toEqual(
      ['nl', 'fr', 'en', 'de'].map((locale) => [locale, '/team/', '/mensen/']),
    )
  })
})
