import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { directSource, otherSource, toVisitSource } from './visit-source'

const ownHosts = ['www.kassei.example', 'localhost']
const none = { utmSource: null, referer: null, ownHosts }

describe('toVisitSource', () => {
  it.each([
    ['nothing at all', {}, directSource],
    ['a search engine', { referer: 'https://www.google.be/search' }, 'google.be'],
    ['a port', { referer: 'http://Immo.example:8080/x' }, 'immo.example'],
    ['the site itself', { referer: 'https://kassei.example/nl/te-koop/' }, directSource],
    ['the site by its other name', { referer: 'https://www.kassei.example/nl/' }, directSource],
    ['an app', { referer: 'android-app://com.example/' }, directSource],
    ['no address', { referer: 'nowhere' }, directSource],
    ['a campaign', { utmSource: ' Nieuwsbrief ', referer: 'https://google.be/' }, 'nieuwsbrief'],
    ['an empty campaign', { utmSource: ' ', referer: 'https://google.be/' }, 'google.be'],
    ['an address of a person', { utmSource: 'an@example.be' }, otherSource],
    ['a telephone number', { utmSource: 'bel 0470 12 34 56' }, otherSource],
    ['one with an area', { utmSource: '09-123.45.67' }, otherSource],
    ['a day', { utmSource: 'nieuwsbrief-2026-11-01' }, 'nieuwsbrief-2026-11-01'],
    ['an address of the network', { referer: 'http://192.168.1.7:8080/kassei/' }, otherSource],
    ['markup', { utmSource: '<b>x</b>' }, otherSource],
    ['a name without end', { utmSource: 'a'.repeat(61) }, otherSource],
  ])('names the source of a visit with %s', (_what, differences, source) => {
    expect(toVisitSource({ ...none, ...differences })).toBe(source)
  })
  it('gives a short name for whatever is sent', () => {
    fc.assert(
      fc.property(fc.option(fc.string()), fc.option(fc.webUrl()), (utmSource, referer) => {
        const source = toVisitSource({ utmSource, referer, ownHosts })
        expect(source.length).toBeGreaterThan(0)
        expect(source.length).toBeLessThanOrEqual(60)
        expect(source).not.toContain('@')
      }),
    )
  })
})
