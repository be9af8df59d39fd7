import { describe, expect, it } from 'vitest'
import { isOnMap, mapSize, projectPoint } from './projection'

const antwerp = { lat: 51.22, lng: 4.4 }
const arlon = { lat: 49.68, lng: 5.82 }
const marbella = { lat: 36.51, lng: -4.88 }

describe('the drawn map', () => {
  it('places the north above the south and the west left of the east', () => {
    expect(projectPoint(antwerp).y).toBeLessThan(projectPoint(arlon).y)
    expect(projectPoint(antwerp).x).toBeLessThan(projectPoint(arlon).x)
  })

  it('keeps every point that is on the map inside the drawing', () => {
    for (const point of [antwerp, arlon].map(projectPoint)) {
      expect(point.x).toBeGreaterThan(0)
      expect(point.x).toBeLessThan(mapSize.width)
      expect(point.y).toBeGreaterThan(0)
      expect(point.y).toBeLessThan(mapSize.height)
    }
  })

  it('leaves a home in Spain off the map', () => {
    expect(isOnMap(antwerp)).toBe(true)
    expect(isOnMap(marbella)).toBe(false)
  })
})
