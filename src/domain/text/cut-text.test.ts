import { expect, it } from 'vitest'
import { cutText } from './cut-text'

it.each([
  ['huis', 4, 'huis'],
  ['huis', 3, 'hui'],
  ['hui\u{1F3E0}', 5, 'hui\u{1F3E0}'],
  ['hui\u{1F3E0}', 4, 'hui'],
  ['\u{1F3E0}\u{1F3E0}', 3, '\u{1F3E0}'],
  ['', 4, ''],
])('cuts %j to %i units: %j', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut)
})
