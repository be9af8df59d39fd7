import { expect, it } from 'vitest'
import { secondsUntil } from './seconds-until'

it('tells when something never came', async () => {
  expect(await secondsUntil(async () => true, 1)).toBeLessThan(0.5)
  expect(await secondsUntil(async () => false, 0.3)).toBeNull()
})
