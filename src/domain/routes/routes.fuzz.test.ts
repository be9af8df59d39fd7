import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyQuery, anyText, fuzz } from '../../../tests/fuzz/cases'
import { isLocale, locales } from '../kernel/locales'
import { searchParameterNames } from '../search/search-criteria'
import { buildDemandHref, demandGoalParameter, parseDemandStart } from './demand-address'
import { detectLocale } from './detect-locale'
import { formatHomeIds, parseHomeIds } from './home-ids'
import { isDecodablePath, isJunkPath } from './junk'
import { parseTileAddress } from './map-tiles'
import { parsePath, parseUnprefixed } from './parse-path'
import { formatPortalPath, parsePortalPath } from './portal'
import { formatQuerySegment, parseQuerySegment } from './query-segment'
import { toRedirectKey } from './redirects'
import { exampleTable } from './route-table.fixture'
import { isSafeRelativeTarget, parseLink } from './safe-target'
import { formatShortlist, parseShortlist } from './shortlist-address'

const pathParts = ['/', '/nl', '/te-koop/', 'a-vendre', '/1001/', '%2f', '%c3%a9', '?id=', 'gent']
const anyPath = anyText(12, pathParts).map((text) => `/${text}`)
const anyLocale = fc.constantFrom(...locales)

describe('an address, whatever it says', () => {
  it('is junk, or can be decoded and read', () => {
    fuzz(anyPath, (path) => {
      expect(isJunkPath(path) || isDecodablePath(path)).toBe(true)
    })
  })

  it('leads within the site where it leads on', () => {
    fuzz(fc.tuple(anyPath, anyLocale), ([path, locale]) => {
      const segments = path.split('?')[0]?.split('/').filter(Boolean) ?? []
      for (const parsed of [
        parsePath(exampleTable, locale, segments),
        parseUnprefixed(exampleTable, path, locale),
      ]) {
        if (parsed.kind === 'redirect') expect(parsed.to).toMatch(/^\/(?!\/)/)
      }
    })
  })

  it('is compared in one form, which stays the same', () => {
    fuzz(anyPath, (path) => {
      expect(toRedirectKey(path)).toBe(toRedirectKey(path.split(/[?#]/, 1)[0] ?? ''))
    })
  })

  it('of the portal is read as it is written', () => {
    fuzz(anyText(10, ['/nl/portal/', '1001', '/', 'documents/', 'account/']), (path) => {
      const parsed = parsePortalPath(path)
      if (parsed !== null) {
        const again = parsePortalPath(formatPortalPath(parsed.locale, parsed.place))
        expect(again).toEqual(parsed)
      }
    })
  })

  it('of a tile names a square that exists', () => {
    const part = anyText(3, ['0', '1', '9', '22', '4194304'])
    fuzz(fc.record({ z: part, x: part, y: part }), (segments) => {
      const tile = parseTileAddress(segments)
      if (tile !== null) {
        expect(Math.max(tile.x, tile.y)).toBeLessThan(2 ** tile.z)
        expect([tile.z, tile.x, tile.y].map(String)).toEqual(Object.values(segments))
      }
    })
  })
})

describe('a target that somebody wrote', () => {
  const anyTarget = anyText(12, ['/', '\\', '//', 'https://', 'tel:', 'mailto:', 'evil.be', '@'])

  it('stays on the site when it counts as safe, for every reader of addresses', () => {
    fuzz(anyTarget, (target) => {
      if (isSafeRelativeTarget(target)) {
        expect(new URL(target, 'https://www.example.be').origin).toBe('https://www.example.be')
      }
    })
  })

  it('never runs as code', () => {
    fuzz(anyTarget, (target) => {
      const link = parseLink(target)
      if (link !== null) expect(link.href).toMatch(/^(?:\/(?!\/)|#|tel:|mailto:|https?:\/\/)/)
    })
  })
})

describe('a query', () => {
  const names = ['q', 'city', 'type', 'minPrice', 'page', 'sort', 'id', 'ids', 'compare', 'lng']
  const values = anyText(6, ['1', '99', 'Gent|9000', 'a', 'newest', 'list', ',', '|', '-1'])

  it('becomes a part of the path that says the same, or none', () => {
    fuzz(anyQuery(names, values), (query) => {
      const segment = formatQuerySegment(query)
      if (segment !== null) {
        expect(segment).toMatch(/^[\w-]+$/)
        const read = parseQuerySegment(segment)
        expect(read && formatQuerySegment(read)).toBe(segment)
      }
    })
  })

  it('is never read from a part that was not written here', () => {
    fuzz(anyText(10), (segment) => {
      const query = parseQuerySegment(segment)
      if (query !== null) expect(formatQuerySegment(query)).toBe(segment)
    })
  })

  it('of a shortlist names few homes, each once, and is written as it was read', () => {
    fuzz(anyQuery(['ids', 'compare'], values), (query) => {
      const read = parseShortlist(query)
      expect(new Set(read.ids).size).toBe(read.ids.length)
      expect(read.ids.length).toBeLessThanOrEqual(100)
      expect(read.compare.length).toBeLessThanOrEqual(4)
      expect(parseShortlist(new URLSearchParams(formatShortlist(read)))).toEqual(read)
    })
  })

  it('of what somebody looks for is read as it is written', () => {
    const values = anyText(8, ['buy', 'rent', '500000', 'Gent|9000', 'garden'])
    fuzz(anyQuery([...searchParameterNames, demandGoalParameter], values), (query) => {
      const start = parseDemandStart(query)
      const { searchParams } = new URL(buildDemandHref('/nl/', start), 'https://kassei.example')
      expect(parseDemandStart(searchParams)).toEqual(start)
    })
  })

  it('of homes is read as it is written', () => {
    fuzz(anyText(12, ['1', '2', ',', '.', '-', '_']), (text) => {
      const ids = parseHomeIds(text, 12)
      expect(parseHomeIds(formatHomeIds(ids), 12)).toEqual(ids)
      expect(ids.every((id) => Number.isSafeInteger(id) && id > 0)).toBe(true)
    })
  })
})

describe('the language', () => {
  it('is one of ours, whatever browser, cookie and address say', () => {
    const hint = anyText(12, ['nl', 'fr-BE', ';q=', '0.5', ',', '*', 'de', 'EN'])
    fuzz(fc.tuple(hint, hint, hint), ([query, cookie, acceptLanguage]) => {
      const given = { query, cookie, acceptLanguage, enabled: locales }
      expect(isLocale(detectLocale({ ...given, defaultLocale: 'nl' }))).toBe(true)
    })
  })
})
