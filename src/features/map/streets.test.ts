import { afterEach, describe, expect, it, vi } from 'vitest'
import { fetchStreets, hasStreetsAt, type Streets } from './streets'

const streets: Streets = {
  tiles: '/map-tiles/{z}/{x}/{y}/?v=1',
  zoom: { min: 0, max: 15 },
  bounds: { west: 2.5, south: 49.45, east: 6.5, north: 51.55 },
  attribution: [{ text: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' }],
}

afterEach(() => vi.unstubAllGlobals())

const asked = (answer: () => Response | Promise<Response>) => {
  const ask = vi.fn(answer)
  vi.stubGlobal('fetch', ask)
  return ask
}

describe('the streets of the site', () => {
  it('are learnt from the site itself', async () => {
    const ask = asked(() => Response.json(streets))
    expect(await fetchStreets()).toEqual(streets)
    expect(ask).toHaveBeenCalledExactlyOnceWith('/map-tiles/')
  })
  it.each([
    ['has none', () => new Response(null, { status: 204 })],
    ['cannot read them', () => new Response(null, { status: 503 })],
    ['answers something else', () => Response.json({ tiles: 7 })],
    ['answers no JSON', () => new Response('<html>')],
    ['does not answer', () => Promise.reject(new TypeError('network'))],
  ])('are none when the site %s', async (_what, answer) => {
    asked(answer)
    expect(await fetchStreets()).toBeNull()
  })
  it('reach as far as their archive', () => {
    expect(hasStreetsAt(streets, { lat: 51.2, lng: 4.4 })).toBe(true)
    expect(hasStreetsAt(streets, { lat: 38.3, lng: -0.5 })).toBe(false)
    expect(hasStreetsAt(streets, { lat: 51.2, lng: 6.6 })).toBe(false)
  })
})
