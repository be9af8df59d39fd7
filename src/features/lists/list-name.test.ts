import { describe, expect, it } from 'vitest'
import { readListName, toListParameters } from './list-name'

describe('the name of a list', () => {
  it.each([
    { locale: 'de', presetId: 7 },
    { locale: 'nl', presetId: null },
  ] as const)('is read as it was written: %o', (name) => {
    expect(readListName(toListParameters(name))).toEqual(name)
  })

  it.each(['', 'list=7', 'locale=xx', 'locale=nl&list=x', 'locale=nl&list=', 'locale=nl&list=-1'])(
    'is none in "%s"',
    (text) => {
      expect(readListName(new URLSearchParams(text))).toBeNull()
    },
  )
})
