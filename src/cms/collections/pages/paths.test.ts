import { describe, expect, it } from 'vitest'
import { toMovedPath } from './paths'

describe('toMovedPath', () => {
  const move = { from: '/diensten/', to: '/wat-wij-doen/' }
  it('moves along what stands below', () => {
    expect(toMovedPath('/diensten/verkoop-2/', move)).toBe('/wat-wij-doen/verkoop-2/')
  })
  it('leaves alone what stands elsewhere', () => {
    expect(toMovedPath('/team/', move)).toBeNull()
    expect(toMovedPath(null, move)).toBeNull()
  })
})
