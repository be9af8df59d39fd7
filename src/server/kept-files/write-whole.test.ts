import type * as Files from 'node:fs/promises'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeWhole } from './write-whole'

const disk = vi.hoisted(() => ({ isFull: false }))

vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof Files>()
  const writeFile = async (target: string, body: Buffer) => {
    if (!disk.isFull) return real.writeFile(target, body)
    await real.writeFile(target, body.subarray(0, 1))
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
  }
  return { ...real, writeFile }
})

describe('a file that is put in its place', () => {
  let folder = ''
  beforeEach(async () => {
    disk.isFull = false
    folder = await mkdtemp(path.join(tmpdir(), 'whole-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  it('is there whole, in a folder that is made for it', async () => {
    const target = path.join(folder, 'new', 'a.webp')
    await writeWhole(target, Buffer.from('abc'))
    expect(await readFile(target, 'utf8')).toBe('abc')
    expect(await readdir(path.dirname(target))).toEqual(['a.webp'])
  })

  it('leaves nothing of itself on a full disk, and what was there before', async () => {
    const target = path.join(folder, 'a.webp')
    await writeWhole(target, Buffer.from('old'))
    disk.isFull = true
    await expect(writeWhole(target, Buffer.from('newer'))).rejects.toThrow('no space left')
    expect(await readdir(folder)).toEqual(['a.webp'])
    expect(await readFile(target, 'utf8')).toBe('old')
  })
})
