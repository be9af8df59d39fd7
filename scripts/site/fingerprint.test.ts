import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fingerprint } from './fingerprint'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gevel-fingerprint-'))
  await mkdir(path.join(folder, 'src', 'deep'), { recursive: true })
  await writeFile(path.join(folder, 'src', 'deep', 'a.ts'), 'one')
})

afterEach(() => rm(folder, { recursive: true }))

const now = () => fingerprint(folder, ['src', 'config.ts'])

describe('fingerprint', () => {
  it('is the same for the same files', async () => {
    expect(await now()).toBe(await now())
  })
  it('changes with the content of a file in any depth', async () => {
    const before = await now()
    await writeFile(path.join(folder, 'src', 'deep', 'a.ts'), 'two')
    expect(await now()).not.toBe(before)
  })
  it('changes when a file appears or takes another name', async () => {
    const before = await now()
    await writeFile(path.join(folder, 'config.ts'), '')
    const more = await now()
    await rename(path.join(folder, 'config.ts'), path.join(folder, 'src', 'config.ts'))
    expect(new Set([before, more, await now()]).size).toBe(3)
  })
  it('leaves out what is not relevant', async () => {
    const withoutTests = () => fingerprint(folder, ['src'], (file) => !file.endsWith('.test.ts'))
    const before = await withoutTests()
    await writeFile(path.join(folder, 'src', 'a.test.ts'), 'test')
    expect(await withoutTests()).toBe(before)
  })
})
