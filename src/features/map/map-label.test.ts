import { describe, expect, it } from 'vitest'
import { keepReadable } from './map-label'

describe('keepReadable', () => {
  it('leaves out what would lie on a name before it', () => {
    const gent = { x: 100, y: 100, characters: 4 }
    const beside = { x: 120, y: 105, characters: 10 }
    const below = { x: 120, y: 140, characters: 10 }
    expect(keepReadable([gent, beside, below])).toEqual([gent, below])
  })
})
