import { expect, it } from 'vitest'
import { isSameText } from './same-text'

it.each([
  ['geheim', 'geheim', true],
  ['', '', true],
  ['geheim', 'geheiM', false],
  ['geheim', 'geheime', false],
  ['', 'geheim', false],
  // As many characters, and more bytes.
  ['é', 'e', false],
])('knows "%s" as "%s": %s', (sent, expected, isSame) => {
  expect(isSameText(sent, expected)).toBe(isSame)
})
