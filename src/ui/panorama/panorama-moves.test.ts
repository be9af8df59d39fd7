import { describe, expect, it } from 'vitest'
import { findPanoramaMove, isWholeSphere } from './panorama-moves'

describe('findPanoramaMove', () => {
  it.each([
    ['ArrowLeft', 'left'],
    ['ArrowRight', 'right'],
    ['ArrowUp', 'up'],
    ['ArrowDown', 'down'],
    ['+', 'nearer'],
    ['=', 'nearer'],
    ['-', 'farther'],
  ])('reads %s as %s', (key, move) => {
    expect(findPanoramaMove(key)).toBe(move)
  })

  it.each(['Escape', 'Tab', 'Enter', ' ', 'constructor'])('leaves %s to the browser', (key) => {
    expect(findPanoramaMove(key)).toBeNull()
  })
})

describe('isWholeSphere', () => {
  it.each([
    [1920, 960],
    [8191, 4096],
  ])('takes %d by %d for a sphere', (width, height) => {
    expect(isWholeSphere({ width, height })).toBe(true)
  })

  it.each([
    [1600, 1200],
    [4000, 1000],
    [1920, 930],
    [0, 0],
  ])('takes %d by %d for a flat picture', (width, height) => {
    expect(isWholeSphere({ width, height })).toBe(false)
  })
})
