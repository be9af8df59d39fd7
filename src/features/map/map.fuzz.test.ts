import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyText, fuzz } from '../../../tests/fuzz/cases'
import { frameItemsMax, isReadyMessage, parseFrameMessage } from './frame-message'

const names = ['v', 'type', 'items', 'infoMessage', 'marker', 'ignoredMarquees', 'id', 'lat', 'lng']
const anyMessage = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(1, 'properties', 'ready', null, 51.2, Number.NaN),
    anyText(3),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...names, '__proto__'), tie('value'), { maxKeys: 6 }),
  ),
})).value

describe('a message to the map, whoever sends it', () => {
  it('is read or refused, and read again as it was read', () => {
    fuzz(anyMessage, (value) => {
      expect(typeof isReadyMessage(value)).toBe('boolean')
      for (const given of [value, { v: 1, type: 'properties', items: [value] }]) {
        const message = parseFrameMessage(given)
        if (message !== null) {
          expect(message.items.length).toBeLessThanOrEqual(frameItemsMax)
          expect(parseFrameMessage(message)).toEqual(message)
        }
      }
    })
  })
})
