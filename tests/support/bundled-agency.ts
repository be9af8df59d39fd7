import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { loadSeed } from '../../seed/load/load-seed'
import { readSeedData } from '../../seed/read-data'

const assets = fileURLToPath(new URL('../../seed/assets', import.meta.url))

/** Fills a test database with the bundled agency; one small picture stands for all of them. */
export async function loadBundledAgency(payload: Payload): Promise<void> {
  const data = await readSeedData()
  const folder = await mkdtemp(path.join(tmpdir(), 'gevel-agency-'))
  try {
    const file = path.join(folder, 'picture.webp')
    await sharp({ create: { width: 8, height: 6, channels: 3, background: '#123a8f' } }).toFile(
      file,
    )
    await loadSeed(payload, {
      data,
      drawn: data.pictures.map(({ key }) => ({ key, file, width: 8, height: 6 })),
      folders: { media: path.join(folder, 'media'), assets },
      admin: { email: 'first@kassei.example', password: 'a long enough password' },
      owners: null,
      documentFolder: folder,
      now: new Date(),
      resetContent: false,
      report: () => undefined,
    })
  } finally {
    await rm(folder, { recursive: true })
  }
}
