import { expect, it } from 'vitest'
import { anyHeader, fuzz } from '../../../tests/fuzz/cases'
import { holdsTag } from './holds-tag'

it('says of a version whether somebody has it, whatever stands in the header', () => {
  fuzz(anyHeader(['W/', '"a"', '"b"', ',', '*', ' ']), (tags) => {
    const held = holdsTag(new Headers({ 'if-none-match': tags }), '"a"')
    expect(held).toBe(tags.split(',').some((tag) => /^\s*(?:W\/)?"a"\s*$/.test(tag)))
  })
})
