import { describe, expect, it } from 'vitest'
import { hasLink } from './links'

describe('hasLink', () => {
  it.each([
    'https://example.be',
    'kijk op WWW.EXAMPLE',
    'example.be',
    'zie example.be/huis?id=1',
    'jan@example.be',
    'jan@localhost',
    'ftp://1.2.3.4',
    'пример.рф',
    'example。com',
    'Mooi huis.Bel mij',
  ])('finds one in %j', (text) => {
    expect(hasLink(text)).toBe(true)
  })

  it.each([
    '',
    'Mooi huis. Bel mij!',
    'Om 18.30 uur, t.e.m. zaterdag, d.w.z. o.a. u',
    '€ 1.250.000 …',
    'J.P. De Wolf',
    'Tuin... en terras',
  ])('finds none in %j', (text) => {
    expect(hasLink(text)).toBe(false)
  })
})
