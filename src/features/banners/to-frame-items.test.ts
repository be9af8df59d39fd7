import { describe, expect, it } from 'vitest'
import { buildFrameMessage, parseFrameMessage } from '@/features/map/frame-message'
import type { PictureView } from '@/features/media/to-picture'
import { toFrameItems } from './to-frame-items'

const picture: PictureView = {
  id: 7,
  version: 'k',
  alt: 'Gevel',
  width: 1600,
  height: 1200,
  focus: { x: 50, y: 50 },
  isVector: false,
}

const card = {
  publicId: 1003,
  title: 'Herenhuis in Sint-Andries',
  price: { kind: 'amount', amount: 695_000, prefix: null, per: null, suffixText: null },
  city: 'Antwerpen',
  marquee: { code: 1, name: 'Nieuw', tone: 'marigold' },
  href: '/nl/te-koop/antwerpen/herenhuis/1003/',
  pictures: [picture],
} as const satisfies Parameters<typeof toFrameItems>[0][number]

const points = new Map([[1003, { lat: 51.2, lng: 4.4, isApproximate: true }]])

describe('toFrameItems', () => {
  it('tells the public point, the price in words and the plate', () => {
    const [item] = toFrameItems([card], points, 'nl')
    expect(item).toMatchObject({
      id: 1003,
      lat: 51.2,
      lng: 4.4,
      isApproximate: true,
      place: 'Antwerpen',
      marquee: 1,
    })
    expect(item?.price).toMatch(/695/)
    expect(item?.image).toMatch(/^\/img\/7\/\?width=240/)
  })

  it('leaves out what has no public point', () => {
    expect(toFrameItems([{ ...card, publicId: 1004 }], points, 'nl')).toEqual([])
  })

  it('makes items that the map can read', () => {
    const plain = { ...card, marquee: null, pictures: [] }
    const message = buildFrameMessage({
      items: toFrameItems([card, plain], points, 'fr'),
      infoMessage: '',
      mapType: 'points',
      marker: null,
      ignoredMarquees: [],
    })
    expect(parseFrameMessage(message)).toEqual(message)
    expect(message.items).toMatchObject([{ marquee: 1 }, { marquee: null, image: null }])
  })
})
