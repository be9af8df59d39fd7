import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { isExternalHref, isSafeRelativeTarget, parseLink } from './safe-target'

const hostile = [
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\\\\evil.example',
  '/..//evil.example',
  '/nl\\..\\..\\evil.example',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,x',
]

describe('isSafeRelativeTarget', () => {
  it.each(['/', '/nl/', '/nl/te-koop/?city=Gent%7C9000#list', '/nl/a//b/', '/a:b'])(
    'lets %s pass',
    (target) => {
      expect(isSafeRelativeTarget(target)).toBe(true)
    },
  )
  it.each([...hostile, '', 'nl/', 'https://evil.example/', `/${'a'.repeat(2000)}`])(
    'refuses %j',
    (target) => {
      expect(isSafeRelativeTarget(target)).toBe(false)
    },
  )
  it('never lets a browser leave the site', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '@',
      ':',
      'evil.example',
      '%2f',
      '?',
      '#',
    )
    const target = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`)
    const site = 'https://site.example'
    fc.assert(
      fc.property(target.filter(isSafeRelativeTarget), (safe) => {
        expect(new URL(safe, site).origin).toBe(site)
      }),
    )
  })
})

describe('isExternalHref', () => {
  it.each(['https://www.example.be', 'HTTP://example.be', 'tel:+3232000000', 'mailto:a@b.be'])(
    'opens %s in a new tab',
    (href) => {
      expect(isExternalHref(href)).toBe(true)
    },
  )
  it.each(['/nl/contact/', '#top', '', 'javascript:alert(1)'])(
    'keeps %j in the same tab',
    (href) => {
      expect(isExternalHref(href)).toBe(false)
    },
  )
})

describe('parseLink', () => {
  it.each([
    ['/nl/contact/', 'internal', '/nl/contact/'],
    ['#kaart', 'internal', '#kaart'],
    [' https://www.example.be/pad?x=1 ', 'external', 'https://www.example.be/pad?x=1'],
    ['HTTPS://Example.be', 'external', 'https://example.be/'],
    ['tel:+32 (0)3 200 00 00', 'tel', 'tel:+3232000000'],
    ['tel:03/200.00.00', 'tel', 'tel:032000000'],
    ['mailto:info@example.be?subject=Vraag', 'mail', 'mailto:info@example.be?subject=Vraag'],
  ])('reads "%s" as %s', (raw, kind, href) => {
    expect(parseLink(raw)).toEqual({ kind, href })
  })
  it.each([
    ...hostile,
    '',
    'www.example.be',
    'https://',
    'https://bank.be@evil.example/',
    'tel:',
    'tel:bel-ons',
    'mailto:info',
    'mailto:info@be',
    'ftp://example.be/',
  ])('refuses %j', (raw) => {
    expect(parseLink(raw)).toBeNull()
  })
})
