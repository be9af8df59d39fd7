import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withFileLock } from './file-lock'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gevel-lock-'))
  file = path.join(folder, 'lock')
})

afterEach(() => rm(folder, { recursive: true }))

describe('withFileLock', () => {
  it('lets one at a time do the work', async () => {
    const owners: string[] = []
    const work = (name: string) => async () => {
      owners.push(name)
      await sleep(30)
      owners.push(name)
    }
    await Promise.all([withFileLock(file, work('a')), withFileLock(file, work('b'))])
    expect(['a,a,b,b', 'b,b,a,a']).toContain(owners.join())
  })
  it('is free again after work that failed', async () => {
    await expect(withFileLock(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await withFileLock(file, async () => 'done')).toBe('done')
    expect(await readdir(folder)).toEqual([])
  })
  it('takes over the lock of a process that is gone', async () => {
    // Above the largest process number that Linux gives.
    await writeFile(file, '4999999')
    expect(await withFileLock(file, async () => 'done')).toBe('done')
  })
  it('takes over a lock without a sign of life, whoever has its number now', async () => {
    await writeFile(file, String(process.pid))
    const longAgo = new Date(Date.now() - 60_000)
    await utimes(file, longAgo, longAgo)
    expect(await withFileLock(file, async () => 'done')).toBe('done')
  })
})
