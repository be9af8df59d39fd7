import { describe, expect, it } from 'vitest'
import { hasDotSegments, isDecodablePath, isJunkPath } from './junk'

describe('isJunkPath', () => {
  it.each([
    '/',
    '/nl/',
    '/nl/te-koop/antwerpen/ruime-woning/12/',
    '/nl/projecten/gent/de-kaai/7/lot-3/12/',
    '/nl/te-koop/st.-niklaas/wp-loods/12/',
    '/nl/te-koop/li%C3%A8ge/12/',
    '/1/2/3/4/5/6/7/8/',
    `/${'a'.repeat(298)}/`,
  ])('lets %s pass', (path) => {
    expect(isJunkPath(path)).toBe(false)
  })
  it.each([
    '/favicon.ico',
    '/nl/wp-login.php',
    '/wp-admin/',
    '/nl/wp-content/x/',
    '/.env',
    '/.git/config',
    '/nl/foo.php/bar/',
    '/nl/foo%2ephp',
    '/nl/a%00b/',
    '/nl/a%0d%0ab/',
    '/nl/a%5cb/',
    '/nl/%E0%A4%A/',
    '/1/2/3/4/5/6/7/8/9/',
    `/${'a'.repeat(299)}/`,
  ])('refuses %s', (path) => {
    expect(isJunkPath(path)).toBe(true)
  })
})

describe('hasDotSegments', () => {
  it.each(['/img/../nl/', '/img/%2e%2e/nl/', '/nl/.%2E/', '/nl/./', '/..', '/img/..\\nl/'])(
    'finds the steps of %s',
    (path) => expect(hasDotSegments(path)).toBe(true),
  )
  it.each(['/', '/nl/st.-niklaas/', '/nl/a...b/', '/nl/.../', '/nl/..%2fa/', '/icon.svg'])(
    'finds none in %s',
    (path) => expect(hasDotSegments(path)).toBe(false),
  )
})

describe('isDecodablePath', () => {
  it.each([
    ['/nl/li%C3%A8ge/', true],
    ['/nl/a%00b/', true],
    ['/nl/%ff/', false],
    ['/nl/%E0%A4%A/', false],
    ['/nl/100%/', false],
  ])('answers to %s %s', (path, expected) => {
    expect(isDecodablePath(path)).toBe(expected)
  })
})
