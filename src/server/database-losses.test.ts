import { expect, it } from 'vitest'
import { noteDatabaseFound, noteDatabaseLost, wasDatabaseLost } from './database-losses'

it('a loss of the database is remembered while it lasts, and a quarter of a minute longer', () => {
  // The first connection after a start is no return.
  noteDatabaseFound(1_000)
  expect(wasDatabaseLost(1_001)).toBe(false)
  noteDatabaseLost()
  expect(wasDatabaseLost(9_000_000)).toBe(true)
  noteDatabaseFound(9_000_000)
  expect(wasDatabaseLost(9_014_999)).toBe(true)
  expect(wasDatabaseLost(9_015_000)).toBe(false)
})
