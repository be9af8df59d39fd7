import { describe, expect, it } from 'vitest'
import { parseVideoLink } from '../media/video-link'
import { chosenPurposes } from './purposes'
import {
  listGranted,
  listOrigins,
  listVendors,
  toPurposesVersion,
  vendors,
  type Tracking,
} from './vendors'

const none: Tracking = { analyticsId: null, adsId: null, tagManagerId: null, socialPixelId: null }
const all: Tracking = {
  analyticsId: 'G-1',
  adsId: 'AW-1',
  tagManagerId: 'GTM-1',
  socialPixelId: '1',
}
const films = [
  'https://www.youtube.com/watch?v=aaaaaaaaaaa',
  'https://vimeo.com/123',
  'https://www.facebook.com/agency/videos/123/',
  'https://my.matterport.com/show/?m=abc',
  'https://www.tvl.be/film',
  'https://tour.yisual.com/1',
]

function isCovered(origin: string, pattern: string): boolean {
  if (!pattern.includes('*.')) return origin === pattern
  return new URL(origin).hostname.endsWith(pattern.slice(pattern.indexOf('*.') + 1))
}

describe('the services of an agency', () => {
  it('are the players alone where it measures with nothing', () => {
    expect(listVendors(none).map(({ purpose }) => purpose)).toEqual(Array(6).fill('media'))
    expect(listOrigins(listVendors(none))).toMatchObject({ script: [], connect: [], image: [] })
  })

  it('ask again whenever one comes or goes', () => {
    const versions = [none, { ...none, adsId: 'AW-1' }, { ...none, analyticsId: 'G-1' }, all]
    expect(new Set(versions.map(toPurposesVersion)).size).toBe(versions.length)
    expect(toPurposesVersion({ ...all, analyticsId: 'G-2' })).toBe(toPurposesVersion(all))
  })

  it('are granted by their purpose and no other', () => {
    expect(listGranted(all, [])).toEqual([])
    for (const purpose of chosenPurposes) {
      const granted = listGranted(all, [purpose])
      expect(granted).toEqual(vendors.filter((vendor) => vendor.purpose === purpose))
    }
    expect(listGranted(all, ['statistics']).map(({ id }) => id)).toEqual(['analytics'])
  })
})

describe('the origins that may be needed', () => {
  it('are hosts over https, each once', () => {
    const origins = Object.values(listOrigins(vendors)).flat()
    expect(origins.every((origin) => /^https:\/\/(\*\.)?[a-z0-9.-]+$/.test(origin))).toBe(true)
    const { frame } = listOrigins(vendors)
    expect(new Set(frame).size).toBe(frame.length)
  })

  it.each(films)('let the player of %s through', (film) => {
    const origin = new URL(parseVideoLink(film)?.embedUrl ?? '').origin
    expect(listOrigins(vendors).frame.some((pattern) => isCovered(origin, pattern))).toBe(true)
  })
})
