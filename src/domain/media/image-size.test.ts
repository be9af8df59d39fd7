import { describe, expect, it } from 'vitest'
import {
  formatImageRequest,
  imageFormats,
  imageWidths,
  logoHeights,
  parseImageRequest,
  shareSize,
  uprightSizes,
} from './image-size'

const parse = (query: string) => parseImageRequest(new URLSearchParams(query))

describe('parseImageRequest', () => {
  it('accepts every listed width, logo height and format, the square thumbnail and the crops', () => {
    const variants = imageFormats.flatMap((format) => [
      ...imageWidths.map((width) => ({ width, height: null, format })),
      ...logoHeights.map((height) => ({ width: null, height, format })),
      { width: 60, height: 60, format } as const,
      { ...shareSize, format },
      ...uprightSizes.map((size) => ({ ...size, format })),
    ])
    expect(variants).toHaveLength(39)
    expect(variants.map((variant) => parse(formatImageRequest(variant)))).toEqual(
      variants.map((value) => ({ ok: true, value })),
    )
  })
  it.each([
    'format=webp',
    'width=601&format=webp',
    'width=0600&format=webp',
    'width=600.0&format=webp',
    'width=-600&format=webp',
    'width=600&width=600&format=webp',
    'width=600&height=75&format=webp',
    'width=600&height=600&format=webp',
    'width=1360&height=715&format=webp',
    'width=600&height=1700&format=webp',
    'height=714&format=webp',
    'width=&height=75&format=webp',
    'height=60&format=webp',
    'height=76&format=png',
  ])('refuses the size of %s', (query) => {
    expect(parse(query)).toEqual({ ok: false, error: 'size.invalid' })
  })
  it.each([
    'width=600',
    'width=600&format=jpeg',
    'width=600&format=WEBP',
    'width=600&format=png&format=webp',
  ])('refuses the format of %s', (query) => {
    expect(parse(query)).toEqual({ ok: false, error: 'format.invalid' })
  })
})
