import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, fuzz } from '../../../tests/fuzz/cases'
import { planRedirects, type RedirectSite } from './plan-redirects'
import { indexRedirects, matchRedirect } from './redirects'
import { exampleTable } from './route-table.fixture'
import { parseLink } from './safe-target'

const site: RedirectSite = {
  table: exampleTable,
  redirects: [{ from: '/oud/', to: '/nl/contact/', permanent: true }],
  hosts: ['kassei.example', 'www.kassei.example'],
  allowsForeign: false,
}

const known = [
  ...['/oud/', '/oud2/', '/oud3/', '/nl/contact/', '/nl/te-koop/', '/nl/', '#', '?id=', '/admin/'],
  ...['https://kassei.example/oud2/', 'https://other.example/', '//other.example/', 'http:'],
]
const anyCell = fc.oneof(fc.constantFrom(...known), anyText(4, known))
const anyTable = fc
  .array(fc.tuple(anyCell, anyCell), { maxLength: 5 })
  .map((pairs) => pairs.map(([from, to], index) => ({ line: index + 1, from, to })))

describe('a table of redirects, whatever its lines say', () => {
  it('is answered line by line', () => {
    fuzz(anyTable, (lines) => {
      const planned = planRedirects(lines, site)
      expect(planned.map(({ line }) => line)).toEqual(lines.map(({ line }) => line))
    })
  })

  it('leads within the site, to somewhere, and never round', () => {
    fuzz(anyTable, (lines) => {
      const made = planRedirects(lines, site).filter(({ kind }) => kind !== 'refused')
      const redirects = made.map(({ from, to }) => ({ from, to, permanent: true }))
      const byKey = indexRedirects([...site.redirects, ...redirects])
      for (const { from, to } of redirects) {
        expect(from).toMatch(/^\/(?!\/)/)
        expect(parseLink(to)?.kind).toBe('internal')
        expect(matchRedirect(byKey, from)).not.toBeNull()
      }
    })
  })
})
