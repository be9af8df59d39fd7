import { describe, expect, it } from 'vitest'
import { toAttribution } from './to-attribution'

const openStreetMap = {
  text: '© OpenStreetMap',
  href: 'https://www.openstreetmap.org/copyright',
}

describe('whose the streets are', () => {
  it('is said as the archive says it', () => {
    const html =
      '<a href="https://www.openstreetmap.org/copyright" target="_blank">&copy; OpenStreetMap</a>'
    expect(toAttribution(html)).toEqual([openStreetMap])
  })
  it('keeps links and the words between them', () => {
    expect(
      toAttribution(
        '<a href="https://github.com/protomaps/basemaps">Protomaps</a> © <a href=https://openstreetmap.org>OpenStreetMap</a> contributors',
      ),
    ).toEqual([
      { text: 'Protomaps', href: 'https://github.com/protomaps/basemaps' },
      { text: '©', href: null },
      { text: 'OpenStreetMap', href: 'https://openstreetmap.org/' },
      { text: 'contributors', href: null },
    ])
  })
  it('names OpenStreetMap where nobody does', () => {
    expect(toAttribution('')).toEqual([openStreetMap])
    expect(toAttribution('City of Ghent')).toEqual([
      { text: 'City of Ghent', href: null },
      openStreetMap,
    ])
  })
  it.each([
    ['javascript:alert(1)', 'a script'],
    ['JaVaScRiPt:alert(1)', 'a script in disguise'],
    ['&#106;avascript:alert(1)', 'a script in entities'],
    ['data:text/html,x', 'a page of its own'],
    ['/nl/admin/', 'a page of this site'],
    ['//example.com/', 'a host without a protocol'],
  ])('links nowhere for %s, which is %s', (href) => {
    expect(toAttribution(`<a href="${href}">OpenStreetMap</a>`)).toEqual([
      { text: 'OpenStreetMap', href: null },
    ])
  })
  it('drops all other markup', () => {
    expect(
      toAttribution('<img src=x onerror=alert(1)><script>alert(2)</script><b>OpenStreetMap</b>'),
    ).toEqual([{ text: 'OpenStreetMap', href: null }])
  })
  it('is short', () => {
    const long = toAttribution(`OpenStreetMap ${'x'.repeat(500)} ${'<a>y</a>'.repeat(50)}`)
    expect(long.length).toBeLessThanOrEqual(6)
    expect(long.every(({ text }) => text.length <= 90)).toBe(true)
  })
})
