import { ValidationError } from 'payload'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refuseFullDisk } from './refuse-full-disk'

const disk = vi.hoisted(() => ({ freeBlocks: 0, made: [] as string[] }))

vi.mock('node:fs/promises', () => ({
  mkdir: async (folder: string) => void disk.made.push(folder),
  statfs: async () => ({ bavail: disk.freeBlocks, bsize: 1024 * 1024 }),
}))

const megabyte = 1024 * 1024
const logged = vi.fn()

type Given = { bytes?: number; upload?: object }

const tryUpload = ({ bytes, upload = { staticDir: '/uploads' } }: Given) => {
  const asked = {
    collection: { slug: 'media', upload },
    operation: 'create',
    args: {},
    req: {
      file: bytes === undefined ? undefined : { name: 'gevel.jpg', size: bytes },
      i18n: { language: 'nl' },
      t: (key: string) => key,
      payload: { logger: { error: logged } },
    },
  }
  // The hook reads no more of its arguments than these.
  return Promise.resolve(refuseFullDisk(asked as unknown as Parameters<typeof refuseFullDisk>[0]))
}

beforeEach(() => {
  disk.freeBlocks = 0
  disk.made.length = 0
  logged.mockReset()
})

describe('a file for which the disk', () => {
  it('has room is let through, and its folder made', async () => {
    disk.freeBlocks = 42
    await expect(tryUpload({ bytes: 5 * megabyte })).resolves.toBeUndefined()
    expect(disk.made).toEqual(['/uploads'])
  })

  it('has no room is refused in words, and those who run the site are told', async () => {
    disk.freeBlocks = 41
    const refusal = await tryUpload({ bytes: 5 * megabyte }).catch((err: unknown) => err)
    expect(refusal).toBeInstanceOf(ValidationError)
    expect(JSON.stringify(refusal)).toContain('gevel.jpg')
    expect(JSON.stringify(refusal)).toContain('geen plaats meer')
    expect(logged).toHaveBeenCalledOnce()
  })
})

describe('a change', () => {
  it.each([
    ['without a file', {}],
    ['of files that are kept elsewhere', { bytes: 1, upload: { disableLocalStorage: true } }],
  ])('%s asks nothing of the disk', async (_, given) => {
    await expect(tryUpload(given)).resolves.toBeUndefined()
    expect(disk.made).toEqual([])
  })
})
