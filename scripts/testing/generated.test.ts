import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepFiles } from './generated'

let folder: string
let files: [string, string]

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'gevel-'))
  files = [path.join(folder, 'types.ts'), path.join(folder, 'map.js')]
  for (const file of files) await writeFile(file, 'as it was')
})

afterEach(() => rm(folder, { recursive: true }))

describe('keepFiles', () => {
  it('names what the work changed and puts it back', async () => {
    expect(await keepFiles(files, () => writeFile(files[1], 'as it should be'))).toEqual([files[1]])
    expect(await readFile(files[1], 'utf8')).toBe('as it was')
  })
  it('names nothing that is written again as it was', async () => {
    expect(await keepFiles(files, () => writeFile(files[0], 'as it was'))).toEqual([])
  })
  it('puts back what work changed that failed', async () => {
    const work = async () => {
      await writeFile(files[0], 'half')
      throw new Error('out of memory')
    }
    await expect(keepFiles(files, work)).rejects.toThrow('out of memory')
    expect(await readFile(files[0], 'utf8')).toBe('as it was')
  })
})
