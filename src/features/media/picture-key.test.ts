import { expect, it } from 'vitest'
import { isPictureKey, toPictureKey } from './picture-key'

const changedAt = '2026-03-01T10:00:00.000Z'

it('takes the key of a picture, also the one of an older version of its file', () => {
  expect(isPictureKey(toPictureKey(12, changedAt), 12)).toBe(true)
  expect(isPictureKey(toPictureKey(12, 0), 12)).toBe(true)
  expect(isPictureKey(toPictureKey(12, Number.NaN), 12)).toBe(true)
})

it('changes with the file, so that browsers ask again', () => {
  expect(toPictureKey(12, changedAt)).not.toBe(toPictureKey(12, 0))
})

it.each([
  ['no key', null],
  ['an empty one', ''],
  ['the version alone', new Date(changedAt).getTime().toString(36)],
  ['the key of another picture', toPictureKey(13, changedAt)],
  ['a shorter one', toPictureKey(12, changedAt).slice(0, -1)],
  ['a longer one', `${toPictureKey(12, changedAt)}A`],
])('refuses %s', (_what, key) => {
  expect(isPictureKey(key, 12)).toBe(false)
})
