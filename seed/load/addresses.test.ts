import { describe, expect, it } from 'vitest'
import { createHrefWriter, toHrefs } from './addresses'

const writeHref = createHrefWriter([
  {
    originalPath: '/Projects/',
    type: 'page',
    target: 'page',
    isPublic: true,
    localizedPath: { nl: '/projecten/', fr: '/projets/', en: '/projects/', de: '/projekte/' },
    breadcrumb: [],
    aliases: [],
  },
])

describe('createHrefWriter', () => {
  it('turns an original path into the address of a language, whatever its capitals', () => {
    expect(writeHref('/Projects/', 'fr')).toBe('/fr/projets/')
    expect(writeHref('/projects/', 'de')).toBe('/de/projekte/')
  })
  it('leaves whole addresses as they are', () => {
    expect(writeHref('tel:+3231234567', 'nl')).toBe('tel:+3231234567')
    expect(writeHref('https://www.biv.be/', 'nl')).toBe('https://www.biv.be/')
  })
  it('refuses a path that nobody can reach', () => {
    expect(() => writeHref('/nowhere/', 'nl')).toThrow('The route table has no /nowhere/')
  })
})

describe('toHrefs', () => {
  it('takes one target for all languages, or one for each', () => {
    expect(toHrefs('/Projects/', writeHref).en).toBe('/en/projects/')
    const own = { nl: 'https://a.example', fr: 'https://b.example', en: 'x', de: 'y' }
    expect(toHrefs(own, writeHref)).toEqual(own)
  })
})
