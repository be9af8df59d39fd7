import { describe, expect, it } from 'vitest'
import { notaryFee } from './notary-fee'

describe('notaryFee', () => {
  it.each([
    [65_000, 1_394.16, 1_686.94],
    [150_000, 1_878.66, 2_273.18],
    [250_000, 2_448.66, 2_962.88],
    [479_000, 2_579.68, 3_121.41],
    [1_000_000, 2_876.65, 3_480.75],
  ])('asks on %i a fee of %d, %d with VAT', (price, exclVat, inclVat) => {
    expect(notaryFee(price)).toEqual({ exclVat, inclVat })
  })
  it('asks nothing on nothing', () => {
    expect(notaryFee(0)).toEqual({ exclVat: 0, inclVat: 0 })
    expect(notaryFee(-5)).toEqual({ exclVat: 0, inclVat: 0 })
  })
})
