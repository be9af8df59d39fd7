import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { err } from '@/domain/kernel/result'
import { env } from '../env'
import { getRendition, type RenditionRequest } from './rendition'

vi.mock('../env', () => ({ env: vi.fn() }))

const fileName = 'home.png'

const ask = (width: number): RenditionRequest => ({
  fileName,
  version: '1',
  focus: { x: 50, y: 50 },
  image: { width: width as 600, height: null, format: 'webp' },
})

describe('a rendition', () => {
  let folder = ''
  const cached = async () => (await readdir(path.join(folder, 'cache'))).length

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'renditions-'))
    vi.mocked(env).mockReturnValue({
      MEDIA_DIR: folder,
      IMAGE_CACHE_DIR: path.join(folder, 'cache'),
    } as ReturnType<typeof env>)
    const blank = { width: 64, height: 48, channels: 3, background: 'white' } as const
    await sharp({ create: blank }).png().toFile(path.join(folder, fileName))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('is made once for all who ask for it together, and kept', async () => {
    const made = await Promise.all([ask(32), ask(32), ask(32)].map((one) => getRendition(one)))
    const bodies = made.map((one) => (one.ok ? one.value.body.toString('base64') : one.error))
    expect(new Set(bodies).size).toBe(1)
    expect(await cached()).toBe(1)
    const size = made[0]?.ok ? await sharp(made[0].value.body).metadata() : null
    expect(size).toMatchObject({ width: 32, height: 24, format: 'webp' })
  })

  it('is not made for somebody who is gone, but given when it is there', async () => {
    const before = await cached()
    expect(await getRendition(ask(16), { signal: AbortSignal.abort() })).toEqual(err('left'))
    expect(await cached()).toBe(before)
    expect(await getRendition(ask(32), { signal: AbortSignal.abort() })).toMatchObject({ ok: true })
  })

  it('goes on after an original that is missing', async () => {
    await expect(getRendition({ ...ask(32), fileName: 'gone.png' })).rejects.toThrow()
    expect(await getRendition(ask(24))).toMatchObject({ ok: true })
  })
})
