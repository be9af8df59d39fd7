import { describe, expect, it } from 'vitest'
import { toAliases } from './aliases'

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
