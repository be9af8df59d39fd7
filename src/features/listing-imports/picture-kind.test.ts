import sharp from 'sharp'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findPictureKind } from './picture-kind'

const blank = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#c00' } })

const decode = vi.spyOn(sharp.prototype, 'stats')

beforeEach(() => void decode.mockClear())

describe('the kind of a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is told of %s, once it is decoded', async (format) => {
    const kind = await findPictureKind(await blank().toFormat(format).toBuffer())
    expect(kind).toEqual({ format, mimetype: `image/${format}` })
    expect(decode).toHaveBeenCalledOnce()
  })

  it.each(['gif', 'tiff', 'avif'] as const)('is not kept, and not decoded: %s', async (format) => {
    expect(await findPictureKind(await blank().toFormat(format).toBuffer())).toBeNull()
    expect(decode).not.toHaveBeenCalled()
  })

  it('is not kept, and not decoded: a drawing that may name other files', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>'
    expect(await findPictureKind(Buffer.from(svg))).toBeNull()
    expect(decode).not.toHaveBeenCalled()
  })

  it('is none of a picture that breaks off, or of no picture', async () => {
    const whole = await blank().png().toBuffer()
    expect(await findPictureKind(whole.subarray(0, whole.length - 30))).toBeNull()
    expect(await findPictureKind(Buffer.from('<html>'))).toBeNull()
  })
})
