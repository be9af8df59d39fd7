import { describe, expect, it } from 'vitest'
import { buildTilesTemplate, mapTilesHref, mapTilesSegment, parseTileAddress } from './map-tiles'
import { hasOwnAnswer } from './own-answers'
import { reservedFirstSegments } from './reserved'

const parse = (path: string) => {
  const [z = '', x = '', y = ''] = path.split('/')
  return parseTileAddress({ z, x, y })
}

describe('the address of a tile', () => {
  it('is read where it lies in the world', () => {
    expect(parse('0/0/0')).toEqual({ z: 0, x: 0, y: 0 })
    expect(parse('14/8392/5467')).toEqual({ z: 14, x: 8392, y: 5467 })
    expect(parse('22/4194303/4194303')).toEqual({ z: 22, x: 4_194_303, y: 4_194_303 })
  })
  it.each([
    '0/1/0',
    '0/0/1',
    '3/8/0',
    '23/0/0',
    '-1/0/0',
    '1/-1/0',
    '01/0/0',
    '1/00/0',
    '1/0/0.0',
    '1/0/1e0',
    '1/ 0/0',
    '1/0x1/0',
    '1/０/0',
    '//',
    '1/0/0.mvt',
    '22/99999999/0',
  ])('is nothing else: %s', (path) => {
    expect(parse(path)).toBeNull()
  })
  it('can be filled in where the browser is told to', () => {
    const template = buildTilesTemplate('a b')
    const address = template.replace('{z}', '14').replace('{x}', '8392').replace('{y}', '5467')
    expect(address).toBe('/map-tiles/14/8392/5467/?v=a%20b')
    expect(hasOwnAnswer(address.replace(/\?.*/, ''))).toBe(true)
  })
  it('is kept from records and pages', () => {
    expect(reservedFirstSegments).toContain(mapTilesSegment)
    expect(hasOwnAnswer(mapTilesHref)).toBe(true)
    for (const path of [
      '/map-tiles/1/',
      '/map-tiles/1/1/',
      '/map-tiles/1/1/1/1/',
      '/map-tilesx/',
    ]) {
      expect(hasOwnAnswer(path)).toBe(false)
    }
  })
})
