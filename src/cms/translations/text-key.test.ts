import { expect, it } from 'vitest'
import { formatPlace, parseKeyText, parsePlace, toKeyText } from './text-key'

it.each([
  ['pages/12/seo.title', { owner: 'pages', record: 12, path: 'seo.title' }],
  ['global:header/0/menu', { owner: 'global:header', record: 0, path: 'menu' }],
  ['pages/2147483647/title', { owner: 'pages', record: 2_147_483_647, path: 'title' }],
])('reads and writes the key %s', (text, key) => {
  expect(parseKeyText(text)).toEqual(key)
  expect(toKeyText(key)).toBe(text)
  const place = { ...key, position: 3, title: 'Contact' }
  expect(parsePlace(formatPlace(place))).toEqual(place)
})

it.each([
  ['nothing', ''],
  ['no path', 'pages/12/'],
  ['no number', 'pages/twelve/title'],
  ['a number that no column holds', 'pages/2147483648/title'],
  ['more digits than that', 'pages/12345678901/title'],
])('reads no key from %s', (_fault, text) => {
  expect(parseKeyText(text)).toBeNull()
})
