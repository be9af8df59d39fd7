import { describe, expect, it } from 'vitest'
import { locales } from '../kernel/locales'
import { formatCo2, formatEnergy, formatTotalEnergy } from './energy-use'

describe('energy figures', () => {
  it('print the score in every language', () => {
    expect(locales.map((locale) => formatEnergy(268, locale))).toEqual([
      '268\u00A0kWh/m² per jaar',
      '268\u00A0kWh/m².an',
      '268\u00A0kWh/m² per year',
      '268\u00A0kWh/m² pro Jahr',
    ])
  })
  it('print the total use', () => {
    expect(formatTotalEnergy(41_000, 'nl')).toBe('41.000\u00A0kWh per jaar')
    expect(formatTotalEnergy(41_000, 'fr')).toBe('41.000\u00A0kWh/an')
  })
  it('print the emission with its kilograms', () => {
    expect(formatCo2(52.5, 'de')).toBe('52,5\u00A0kg\u00A0CO₂/m² pro Jahr')
  })
})
