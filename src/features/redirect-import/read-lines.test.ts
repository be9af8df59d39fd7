import { describe, expect, it } from 'vitest'
import { readRedirectLines } from './read-lines'

describe('readRedirectLines', () => {
  it.each([
    ['tabs', '/oud/\t/nl/contact/'],
    ['semicolons', '/oud/;/nl/contact/'],
    ['commas', '"/oud/","/nl/contact/"'],
  ])('reads columns apart by %s', (_what, text) => {
    expect(readRedirectLines(text)).toEqual([{ line: 1, from: '/oud/', to: '/nl/contact/' }])
  })
  it('numbers lines as an editor counts them, without headings and empty lines', () => {
    const text = '\uFEFFVan;Naar\r\n/a/;/nl/contact/\r\n\r\n/b/\r\n'
    expect(readRedirectLines(text)).toEqual([
      { line: 2, from: '/a/', to: '/nl/contact/' },
      { line: 4, from: '/b/', to: '' },
    ])
  })
})
