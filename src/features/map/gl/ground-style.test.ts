import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { locales } from '@/domain/kernel/locales'
import { neededLayers } from '@/server/map-tiles/tile-archive'
import { basemapMetadata } from '../../../../tests/support/tile-archive'
import type { Streets } from '../streets'
import { createGroundStyle } from './ground-style'
import { streetsSource } from './street-layers'
import { placeNamesZoomMin } from './street-names'

const origin = 'https://www.example.be'

const streets: Streets = {
  tiles: '/map-tiles/{z}/{x}/{y}/?v=1',
  zoom: { min: 0, max: 15 },
  bounds: { west: 2.5, south: 49.45, east: 6.5, north: 51.55 },
  attribution: [],
}

const asked: string[] = []
const style = (locale: (typeof locales)[number], given: Streets | null) =>
  createGroundStyle(
    {
      ink: (token) => {
        asked.push(token)
        return '#123456'
      },
      font: 'Instrument Sans Variable',
      locale,
    },
    given,
  )

beforeAll(() => vi.stubGlobal('window', { location: { href: `${origin}/nl/`, origin } }))
afterAll(() => vi.unstubAllGlobals())

describe('the ground of the maps', () => {
  it.each([
    ['without streets', null],
    ['with streets', streets],
  ])('is a style that the map library takes, %s', (_what, given) => {
    for (const locale of locales) expect(validateStyleMin(style(locale, given))).toEqual([])
  })

  it('asks nobody but the site: no letters, no pictures, no other host', () => {
    const drawn = style('nl', streets)
    expect(drawn).not.toHaveProperty('glyphs')
    expect(drawn).not.toHaveProperty('sprite')
    const { [streetsSource]: source } = drawn.sources
    expect(source).toMatchObject({ tiles: [`${origin}/map-tiles/{z}/{x}/{y}/?v=1`] })
    // The ground is a file of the build, which has another address here than there.
    const others = { ...drawn, sources: { ...drawn.sources, ground: null } }
    const hosts = JSON.stringify(others).match(/https?:\/\/[^/"]+/g)
    expect(new Set(hosts)).toEqual(new Set([origin]))
  })

  it('draws from layers of the schema alone, and from all that an archive has to have', () => {
    const used = style('nl', streets).layers.flatMap((layer) =>
      'source-layer' in layer && layer['source-layer'] ? [layer['source-layer']] : [],
    )
    const known = basemapMetadata.vector_layers.map(({ id }) => id)
    expect(known).toEqual(expect.arrayContaining(used))
    expect([...new Set(used)].toSorted()).toEqual([...neededLayers])
  })

  it('takes its colours from tokens', () => {
    const colours = JSON.stringify(style('nl', streets)).match(/#[0-9a-f]{3,8}|rgba?\(/g)
    expect(new Set(colours)).toEqual(new Set(['#123456']))
    expect(asked.every((token) => /^--[a-z-]+$/.test(token))).toBe(true)
  })

  it('names places where the page names them no more', () => {
    const naming = style('nl', streets).layers.filter(
      (layer) => 'source-layer' in layer && layer['source-layer'] === 'places',
    )
    expect(naming.length).toBeGreaterThan(0)
    for (const { minzoom } of naming) expect(minzoom).toBeGreaterThanOrEqual(placeNamesZoomMin)
  })

  it('writes in the language of the page first, and draws no house numbers', () => {
    const fields = style('fr', streets).layers.flatMap((layer) =>
      layer.type === 'symbol' ? [layer.layout?.['text-field']] : [],
    )
    for (const field of fields) {
      expect(field).toEqual(['coalesce', ['get', 'name:fr'], ['get', 'name'], ''])
    }
    expect(JSON.stringify(style('fr', streets))).not.toContain('housenumber')
  })

  it('has no streets where the site has none', () => {
    const drawn = style('nl', null)
    expect(Object.keys(drawn.sources)).not.toContain(streetsSource)
    expect(drawn.layers.some(({ type }) => type === 'symbol')).toBe(false)
  })
})
