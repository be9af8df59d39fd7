import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  buildFrameMessage,
  frameItemsMax,
  isReadyMessage,
  parseFrameMessage,
  readyMessage,
  toShownItems,
  type FrameItem,
} from './frame-message'

const home: FrameItem = {
  id: 1003,
  lat: 51.21,
  lng: 4.39,
  isApproximate: false,
  title: 'Herenhuis in Sint-Andries',
  price: '€ 695.000',
  place: 'Antwerpen',
  href: '/nl/te-koop/antwerpen/herenhuis/1003/',
  image: '/img/7/?width=240&format=webp&v=k',
  marquee: 1,
}

const message = buildFrameMessage({
  items: [home, { ...home, id: 1004, image: null, marquee: null }],
  infoMessage: 'Alles te koop',
  mapType: 'groups',
  marker: null,
  ignoredMarquees: [3, 4],
})

/** The message as it is after a walk from one window to the other, with something else in it. */
const changed = (change: object): unknown => structuredClone({ ...message, ...change })
const withHome = (change: object): unknown => changed({ items: [{ ...home, ...change }] })

describe('buildFrameMessage', () => {
  it('takes no more homes than a message may hold', () => {
    const items = Array.from({ length: frameItemsMax + 1 }, (_, id) => ({ ...home, id }))
    const built = buildFrameMessage({ ...message, items })
    expect(built.items).toHaveLength(frameItemsMax)
    expect(parseFrameMessage(built)).toEqual(built)
  })
})

describe('parseFrameMessage', () => {
  it('reads what was built', () => {
    expect(parseFrameMessage(structuredClone(message))).toEqual(message)
  })

  it('drops what it does not know', () => {
    expect(parseFrameMessage(changed({ more: 1 }))).toEqual(message)
  })

  it.each([
    ['another version', changed({ v: 2 })],
    ['another type', changed({ type: 'ready' })],
    ['another kind of map', changed({ mapType: 'heat' })],
    ['a marker of another site', changed({ marker: 'https://example.com/a.png' })],
    ['codes that are no numbers', changed({ ignoredMarquees: ['3'] })],
    ['no homes at all', changed({ items: undefined })],
    ['too many homes', changed({ items: Array.from({ length: frameItemsMax + 1 }, () => home) })],
    ['a link that runs', withHome({ href: 'javascript:alert(1)' })],
    ['a link to another host', withHome({ href: '//example.com/' })],
    ['a link to another host in disguise', withHome({ href: '/\\example.com/' })],
    ['a point off the earth', withHome({ lat: 91 })],
    ['a point that is no number', withHome({ lng: NaN })],
    ['a text without end', withHome({ title: 'a'.repeat(2_001) })],
    ['a home without a price', withHome({ price: undefined })],
  ])('refuses %s', (_, value) => {
    expect(parseFrameMessage(value)).toBeNull()
  })

  it('survives whatever it is sent', () => {
    fc.assert(
      fc.property(fc.anything(), (junk) => {
        expect(parseFrameMessage(junk)).toBeNull()
        expect(isReadyMessage(junk)).toBe(false)
      }),
    )
  })

  it('either refuses a message with junk in it, or reads it without the junk', () => {
    const key = fc.constantFrom(...Object.keys(message), ...Object.keys(home))
    fc.assert(
      fc.property(key, fc.anything(), (name, junk) => {
        for (const value of [
          { ...message, [name]: junk },
          { ...message, items: [{ ...home, [name]: junk }] },
        ]) {
          const parsed = parseFrameMessage(value)
          if (parsed !== null) expect(parseFrameMessage(structuredClone(parsed))).toEqual(parsed)
        }
      }),
    )
  })
})

describe('isReadyMessage', () => {
  it('knows the message of the frame in this version alone', () => {
    expect(isReadyMessage(structuredClone(readyMessage))).toBe(true)
    expect(isReadyMessage({ ...readyMessage, v: 2 })).toBe(false)
    expect(isReadyMessage('ready')).toBe(false)
  })
})

describe('toShownItems', () => {
  it('leaves out homes with an ignored plate and keeps those without any', () => {
    const items = [null, 0, 1, 3].map((marquee, id) => ({ ...home, id, marquee }))
    const shown = toShownItems({ items, ignoredMarquees: [0, 3] })
    expect(shown.map(({ marquee }) => marquee)).toEqual([null, 1])
  })
})
