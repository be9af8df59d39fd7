import { describe, expect, it } from 'vitest'
import { fillPlaceholders } from './placeholders'

describe('fillPlaceholders', () => {
  it('writes the totals for sale and for rent', () => {
    expect(fillPlaceholders('{sale} te koop, {rent} te huur', { sale: 35, rent: '1.020' })).toBe(
      '35 te koop, 1.020 te huur',
    )
  })
  it('leaves an unknown placeholder in the text', () => {
    expect(fillPlaceholders('{total} en {total}', { sale: 1, rent: 2 })).toBe('{total} en {total}')
  })
  it('takes a total literally, even when it looks like a replacement pattern', () => {
    expect(fillPlaceholders('{sale}', { sale: '$&', rent: 0 })).toBe('$&')
  })
})
