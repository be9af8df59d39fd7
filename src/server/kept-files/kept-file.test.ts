import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openKeptFile } from './kept-file'

describe('a kept file', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'kept-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const body = Buffer.from([0x25, 0x0a, 0x00, 0xff, 0x0a])

  it('gives back the very bytes, to who asks with the key they were made from', async () => {
    const file = openKeptFile(path.join(folder, 'new'), 'nl-1.pdf')
    expect(await file.read('a')).toBeNull()
    await file.write('a', body)
    expect(await file.read('a')).toEqual(body)
    expect(await file.read('b')).toBeNull()
    expect(await file.read('')).toBeNull()
  })

  it('keeps one file of a name, the newest', async () => {
    const file = openKeptFile(folder, 'nl-1.pdf')
    await file.write('a', body)
    await file.write('b', Buffer.from('newer'))
    expect(await readdir(folder)).toEqual(['nl-1.pdf'])
    expect(await file.read('a')).toBeNull()
    expect(await file.read('b')).toEqual(Buffer.from('newer'))
  })

  it('stays in its folder, whatever the name says', async () => {
    await openKeptFile(folder, '../../outside.pdf').write('a', body)
    expect(await readdir(folder)).toEqual(['outside.pdf'])
  })
})
