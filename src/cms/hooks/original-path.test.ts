import { describe, expect, it } from 'vitest'
import { findFreePath, toChildPath } from './original-path'

describe('toChildPath', () => {
  it('stands below the page above it', () => {
    expect(toChildPath('/', 'Onze diensten')).toBe('/onze-diensten/')
    expect(toChildPath('/onze-diensten/', 'Verkoop')).toBe('/onze-diensten/verkoop/')
  })
  it('keeps the capitals of a path that was fixed', () => {
    expect(toChildPath('/Projects/', 'Gent')).toBe('/Projects/gent/')
  })
  it('is no path without a name to speak of', () => {
    expect(toChildPath('/', ' … ')).toBeNull()
  })
})

describe('findFreePath', () => {
  const takenFrom = (taken: string[]) => async (path: string) => taken.includes(path)
  it('takes the path itself when it is free', async () => {
    expect(await findFreePath('/team/', takenFrom([]))).toBe('/team/')
  })
  it('puts the first free number behind it otherwise', async () => {
    expect(await findFreePath('/team/', takenFrom(['/team/', '/team-2/']))).toBe('/team-3/')
  })
  it('gives up rather than try for ever', async () => {
    await expect(findFreePath('/team/', async () => true)).rejects.toThrow(/No free path/)
  })
})
