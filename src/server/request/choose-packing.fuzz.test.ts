import { expect, it } from 'vitest'
import { anyHeader, fuzz } from '../../../tests/fuzz/cases'
import { choosePacking } from './choose-packing'

it('packs an answer only in a way that the header names', () => {
  const named = { br: /br/i, gzip: /gzip|\*/i }
  fuzz(anyHeader(['gzip', 'br', '*', ';q=', '0', '0.5', ',']), (encodings) => {
    const packing = choosePacking(encodings, true)
    if (packing !== null) expect(encodings).toMatch(named[packing])
  })
})
