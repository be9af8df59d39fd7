import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { lookOf } from './core/look'
import { createRandom } from './core/prng'
import { drawPicture } from './draw-picture'
import { HOUSE_STYLES, SCENES, SERVICE_TOPICS, type PictureSpec } from './picture-spec'
import { plansFor } from './plans/draw-plan'
import { rasterise } from './rasterise'

const HOUSES = HOUSE_STYLES.flatMap((style) =>
  SCENES.map((scene): PictureSpec => ({ kind: 'house', style, seed: 7, scene })),
)

const OTHERS: readonly PictureSpec[] = [
  { kind: 'portrait', seed: 3 },
  { kind: 'streetscape', seed: 1, time: 'golden', ratio: '21:9' },
  { kind: 'streetscape', seed: 2, time: 'dusk', ratio: '3:2' },
  { kind: 'streetscape', seed: 3, time: 'winter', ratio: '4:5' },
  { kind: 'project', seed: 1, storeys: 5, units: 18, scene: 'street' },
  { kind: 'project', seed: 1, storeys: 5, units: 18, scene: 'courtyard' },
  { kind: 'project', seed: 1, storeys: 5, units: 30, scene: 'site' },
  { kind: 'project', seed: 1, storeys: 5, units: 18, scene: 'plan' },
  { kind: 'panorama', room: 'living', seed: 1 },
  { kind: 'panorama', room: 'kitchen', seed: 2 },
  { kind: 'closed', seed: 2 },
  ...SERVICE_TOPICS.map((topic): PictureSpec => ({ kind: 'service', topic })),
]

const nameOf = (spec: PictureSpec): string => Object.values(spec).join(' ')

describe.each([...HOUSES, ...OTHERS].map((spec) => ({ name: nameOf(spec), spec })))(
  'the picture $name',
  ({ spec }) => {
    it('is the same every time', () => {
      expect(drawPicture(spec).svg).toBe(drawPicture(spec).svg)
    })

    it('is a well-formed drawing of the stated size without fonts', async () => {
      const picture = drawPicture(spec)
      const metadata = await sharp(Buffer.from(picture.svg)).metadata()

      expect(metadata).toMatchObject({
        format: 'svg',
        width: picture.width,
        height: picture.height,
      })
      expect(picture.svg).not.toContain('<text')
      expect(picture.svg).not.toMatch(/NaN|undefined|Infinity/)
    })
  },
)

describe('a series of pictures', () => {
  it.each(HOUSE_STYLES)('shows another house of style %s for another seed', (style) => {
    const svgs = [1, 2, 3, 4].map(
      (seed) => drawPicture({ kind: 'house', style, seed, scene: 'street' }).svg,
    )

    expect(new Set(svgs).size).toBe(svgs.length)
  })

  it('shows another person for another seed', () => {
    const svgs = [1, 2, 3, 4, 5, 6].map((seed) => drawPicture({ kind: 'portrait', seed }).svg)

    expect(new Set(svgs).size).toBe(svgs.length)
  })

  it('keeps the look of a house apart from the scene', () => {
    expect(lookOf('terrace', 12, 3)).toEqual(lookOf('terrace', 12, 3))
  })

  it('gives a house the storeys that are asked for', () => {
    expect(lookOf('apartment-block', 5, 8).storeys).toBe(8)
  })
})

describe('a floor plan', () => {
  it.each([1, 2, 3, 4, 5, 6])('of a row house has %i bedrooms when asked', (bedrooms) => {
    const rooms = plansFor(lookOf('terrace', 1), bedrooms).flatMap((plan) => plan.rooms)

    expect(rooms.filter((room) => room.kind === 'bedroom')).toHaveLength(bedrooms)
  })

  it.each([1, 2, 3, 4, 5, 6])('of a villa has %i bedrooms when asked', (bedrooms) => {
    const rooms = plansFor(lookOf('villa', 1), bedrooms).flatMap((plan) => plan.rooms)

    expect(rooms.filter((room) => room.kind === 'bedroom')).toHaveLength(bedrooms)
  })

  it.each([1, 2, 3, 4])('of a flat has %i bedrooms when asked', (bedrooms) => {
    const rooms = plansFor(lookOf('apartment-block', 1), bedrooms).flatMap((plan) => plan.rooms)

    expect(rooms.filter((room) => room.kind === 'bedroom')).toHaveLength(bedrooms)
  })
})

describe('rasterising', () => {
  const picture = drawPicture({ kind: 'house', style: 'terrace', seed: 1, scene: 'plan' })

  it('gives WebP of the asked width with the proportions of the picture', async () => {
    const metadata = await sharp(await rasterise(picture, 480)).metadata()

    expect(metadata).toMatchObject({ format: 'webp', width: 480, height: 360 })
  })

  it('is 1920 pixels wide when no width is asked', async () => {
    const metadata = await sharp(await rasterise(picture)).metadata()

    expect(metadata.width).toBe(1920)
  })

  it.each([0, 15, 4097, 320.5, Number.NaN])('refuses a width of %d', async (width) => {
    await expect(rasterise(picture, width)).rejects.toThrow(RangeError)
  })
})

describe('seeded chance', () => {
  it('repeats its sequence for the same key', () => {
    const first = createRandom('key')
    const second = createRandom('key')

    expect([first.next(), first.next()]).toEqual([second.next(), second.next()])
  })

  it('keeps a fork apart from what its parent has drawn', () => {
    const used = createRandom('key')
    used.next()

    expect(used.fork('part').next()).toBe(createRandom('key').fork('part').next())
  })

  it('refuses to pick from nothing', () => {
    expect(() => createRandom('key').pick([])).toThrow(RangeError)
  })
})
