import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawMark, toMarkSrc } from './mark'

const green = { brand: '#0b6b55', accent: '#d9c08c', radius: 4 }

describe('drawMark', () => {
  it('fills the plate with the brand of the agency', async () => {
    const { data } = await sharp(Buffer.from(drawMark(green)))
      .extract({ left: 23, top: 6, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...data]).toEqual([0x0b, 0x6b, 0x55])
  })

  it('draws the gable in the letters that can be read on the brand', () => {
    expect(drawMark(green)).toContain('fill="#ffffff"')
    expect(drawMark({ ...green, brand: '#fff200' })).toContain('fill="#20262b"')
  })
})

describe('toMarkSrc', () => {
  it('changes with the colours', () => {
    expect(toMarkSrc(green)).toBe('/icon.svg?look=0b6b55-d9c08c')
    expect(toMarkSrc({ ...green, brand: '#7A1F2B' })).toBe('/icon.svg?look=7a1f2b-d9c08c')
  })
})
