import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { deleteStrayFiles } from '@/features/retention/delete-stray-files'
import { env } from '@/server/env'
import { getTestPayload } from '../support/test-payload'

const now = new Date('2028-06-15T02:20:00Z')
const hoursBefore = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000)
const paper = Buffer.from('%PDF-1.4\n1 0 obj\nxref\n%%EOF\n')

beforeAll(async () => {
  await getTestPayload()
  await mkdir(env().DOCUMENT_DIR, { recursive: true })
  await mkdir(env().MEDIA_DIR, { recursive: true })
})

afterEach(async () => {
  for (const folder of [env().DOCUMENT_DIR, env().MEDIA_DIR]) {
    for (const name of await readdir(folder)) await rm(path.join(folder, name), { recursive: true })
  }
})

/** A file that a server wrote, which died before its record was there. */
async function layFile(folder: string, name: string, writtenAt: Date) {
  await writeFile(path.join(folder, name), 'x')
  await utimes(path.join(folder, name), writtenAt, writtenAt)
}

async function keepPaper(): Promise<string> {
  const payload = await getTestPayload()
  const { filename } = await payload.create({
    collection: 'documents',
    locale: 'nl',
    data: { title: 'Akte', kind: 'deed', visibility: 'staff' },
    file: { data: paper, mimetype: 'application/pdf', name: 'akte.pdf', size: paper.length },
  })
  const old = hoursBefore(1000)
  await utimes(path.join(env().DOCUMENT_DIR, String(filename)), old, old)
  return String(filename)
}

describe('a file that no record names', () => {
  it('goes the night after its day, from the papers and from the pictures', async () => {
    const { DOCUMENT_DIR, MEDIA_DIR } = env()
    const kept = await keepPaper()
    await layFile(DOCUMENT_DIR, 'stray.png', hoursBefore(25))
    await layFile(DOCUMENT_DIR, 'just-sent.png', hoursBefore(1))
    await layFile(MEDIA_DIR, 'stray.jpg', hoursBefore(25))
    expect(await deleteStrayFiles(now)).toBe(2)
    expect(await readdir(DOCUMENT_DIR)).toEqual(expect.arrayContaining([kept, 'just-sent.png']))
    expect(await readdir(DOCUMENT_DIR)).toHaveLength(2)
    expect(await readdir(MEDIA_DIR)).toEqual([])
  })

  it('stays where it is hidden or a folder: the site writes neither', async () => {
    const { MEDIA_DIR } = env()
    await layFile(MEDIA_DIR, '.gitkeep', hoursBefore(1000))
    await mkdir(path.join(MEDIA_DIR, 'lost+found'))
    expect(await deleteStrayFiles(now)).toBe(0)
    expect((await readdir(MEDIA_DIR)).toSorted()).toEqual(['.gitkeep', 'lost+found'])
  })

  it('stays with all others where they look like those of another site', async () => {
    const { DOCUMENT_DIR, MEDIA_DIR } = env()
    const names = Array.from({ length: 21 }, (_, index) => `foreign-${index}.jpg`)
    for (const name of names) await layFile(MEDIA_DIR, name, hoursBefore(1000))
    await layFile(DOCUMENT_DIR, 'stray.png', hoursBefore(25))
    const log = vi.spyOn(console, 'error').mockReturnValue()
    await expect(deleteStrayFiles(now)).rejects.toThrow('stray-media')
    log.mockRestore()
    expect(await readdir(MEDIA_DIR)).toHaveLength(21)
    expect(await readdir(DOCUMENT_DIR)).not.toContain('stray.png')
  })
})
