import { describe, expect, it } from 'vitest'
import { toReferenceKey, toSearchKey } from './match-text'

describe('toReferenceKey', () => {
  it('ignores capitals and spaces', () => {
    expect(toReferenceKey(' ref 12-a ')).toBe(toReferenceKey('REF12-A'))
  })
})

describe('toSearchKey', () => {
  it('gives every spelling of a place the same key', () => {
    expect(new Set(['Sint-Niklaas', 'sint niklaas', 'SINT–NIKLAAS'].map(toSearchKey)).size).toBe(1)
  })
})
