import { describe, expect, it } from 'vitest'
import { findSimilarKeys } from './known-texts'

const keys = ['shell.openMenu', 'shell.closeMenu', 'forms.fields.phone.label']

describe('findSimilarKeys', () => {
  it('names keys that hold the last part of what was typed', () => {
    expect(findSimilarKeys(keys, 'shell.menu')).toEqual(['shell.openMenu', 'shell.closeMenu'])
    expect(findSimilarKeys(keys, 'phone')).toEqual(['forms.fields.phone.label'])
  })

  it('names none for what resembles nothing', () => {
    expect(findSimilarKeys(keys, 'x.y')).toEqual([])
  })
})
