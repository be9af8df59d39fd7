import { describe, expect, it } from 'vitest'
import { anyQuery, anyText, fuzz } from '../../../tests/fuzz/cases'
import { formatImageRequest, imageWidths, parseImageRequest } from './image-size'

describe('a size of a picture', () => {
  it('is one of the list, and read as it is written', () => {
    const values = anyText(2, ['60', '1360', '714', '75', 'webp', 'png', '0', '1e3'])
    fuzz(anyQuery(['width', 'height', 'format'], values), (query) => {
      const read = parseImageRequest(query)
      if (read.ok) {
        const { width } = read.value
        expect(width === null || imageWidths.includes(width)).toBe(true)
        expect(parseImageRequest(new URLSearchParams(formatImageRequest(read.value)))).toEqual(read)
      }
    })
  })
})
