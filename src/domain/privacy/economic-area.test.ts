import { expect, it } from 'vitest'
import { isInEconomicArea } from './economic-area'

it('the GDPR is law in thirty countries, and not where others are', () => {
  expect(['BE', 'IE', 'NO', 'IS', 'LI'].every(isInEconomicArea)).toBe(true)
  expect(['US', 'GB', 'CH', 'be', ''].some(isInEconomicArea)).toBe(false)
})
