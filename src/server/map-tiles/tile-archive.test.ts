import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  basemapMetadata,
  encodeTileArchive,
  writeTileArchive,
  type ArchiveFacts,
} from '../../../tests/support/tile-archive'
import { createArchiveShelf } from './current-archive'
import { openTileArchive } from './tile-archive'

const address = { z: 14, x: 8392, y: 5467 }
const text = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString()

const facts = (wishes: Partial<ArchiveFacts> = {}): ArchiveFacts => ({
  tiles: [{ ...address, bytes: Buffer.from('a street') }],
  bounds: [2.5, 49.45, 6.5, 51.55],
  metadata: basemapMetadata,
  ...wishes,
})

let folder = ''
let file = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tiles-'))
  file = path.join(folder, 'streets.pmtiles')
})
afterEach(() => rm(folder, { recursive: true }))

describe('an archive of streets', () => {
  it('tells where it reaches and who made it', async () => {
    await writeTileArchive(file, facts())
    const { zoom, bounds, attribution, version } = await openTileArchive(file)
    expect({ zoom, bounds }).toEqual({
      zoom: { min: 14, max: 14 },
      bounds: { west: 2.5, south: 49.45, east: 6.5, north: 51.55 },
    })
    expect(attribution).toContain('OpenStreetMap')
    expect(version).toMatch(/^[0-9a-f]{16}$/)
  })

  it('gives its tiles as they lie there, packed or not', async () => {
    await writeTileArchive(file, facts())
    const packed = await openTileArchive(file)
    expect(packed.isPacked).toBe(true)
    const tile = await packed.readTile(address)
    expect(gunzipSync(tile ?? '').toString()).toBe('a street')
    await writeTileArchive(file, facts({ isPacked: false }))
    const plain = await openTileArchive(file)
    expect(plain.isPacked).toBe(false)
    expect(text(await plain.readTile(address))).toBe('a street')
  })

  it('has nothing at other places and zooms', async () => {
    await writeTileArchive(file, facts())
    const archive = await openTileArchive(file)
    expect(await archive.readTile({ z: 14, x: 0, y: 0 })).toBeNull()
    expect(await archive.readTile({ z: 15, x: 0, y: 0 })).toBeNull()
    expect(await archive.readTile({ z: 0, x: 0, y: 0 })).toBeNull()
  })

  it('finds a tile in the leaves of a long index', async () => {
    const tiles = Array.from({ length: 400 }, (_, index) => ({
      z: 14,
      x: 8000 + (index % 20),
      y: 5000 + Math.floor(index / 20),
      bytes: Buffer.from(`tile ${index}`),
    }))
    await writeTileArchive(file, facts({ tiles, isPacked: false, rootEntriesMax: 20 }))
    const archive = await openTileArchive(file)
    for (const [index, { z, x, y }] of tiles.entries()) {
      expect(text(await archive.readTile({ z, x, y }))).toBe(`tile ${index}`)
    }
  })

  it('has another version whenever its file is another', async () => {
    await writeTileArchive(file, facts())
    const first = await openTileArchive(file)
    expect((await openTileArchive(file)).version).toBe(first.version)
    await utimes(file, new Date(0), new Date(0))
    expect((await openTileArchive(file)).version).not.toBe(first.version)
  })

  it('is not read on when its file has changed', async () => {
    await writeTileArchive(file, facts())
    const archive = await openTileArchive(file)
    await utimes(file, new Date(0), new Date(0))
    await expect(archive.readTile(address)).rejects.toThrow(/was changed/)
  })
})

describe('a file that is no archive of streets', () => {
  const fault = () => openTileArchive(file).then(String, (err: unknown) => err)

  it('is named when it is not there', async () => {
    expect(await fault()).toMatchObject({
      fault: 'missing',
      message: expect.stringContaining(file),
    })
  })
  it.each([
    ['empty', Buffer.alloc(0)],
    ['something else', Buffer.from('x'.repeat(500))],
    ['an archive of version 2', Buffer.from(`PM\u0002${'x'.repeat(500)}`)],
    ['cut off in its header', encodeTileArchive(facts()).subarray(0, 100)],
    ['cut off in its index', encodeTileArchive(facts()).subarray(0, 140)],
  ])('is refused when it is %s', async (_what, bytes) => {
    await writeFile(file, bytes)
    expect(await fault()).toMatchObject({ fault: 'notArchive' })
  })
  it('is refused when it holds pictures', async () => {
    await writeTileArchive(file, facts({ tileType: 2 }))
    expect(await fault()).toMatchObject({ fault: 'notVector' })
  })
  it.each([
    [
      'other layers',
      { vector_layers: [{ id: 'transportation' }, { id: 'water' }] },
      /lacks .*roads/,
    ],
    ['no word about its layers', { vector_layers: undefined }, /lacks/],
    ['an older version', { version: '3.7.0' }, /version 3\.7\.0/],
  ])('is refused when it has %s', async (_what, metadata, message) => {
    await writeTileArchive(file, facts({ metadata: { ...basemapMetadata, ...metadata } }))
    expect(await fault()).toMatchObject({
      fault: 'otherSchema',
      message: expect.stringMatching(message),
    })
  })
})

describe('the archive of a site that runs', () => {
  const readFrom = (shelf: ReturnType<typeof createArchiveShelf>) =>
    shelf.use(async (archive) => text(await archive.readTile(address)))

  const put = (words: string, at: number) =>
    writeTileArchive(
      file,
      facts({ isPacked: false, tiles: [{ ...address, bytes: Buffer.from(words) }] }),
    ).then(() => utimes(file, at, at))

  it('is the new one as soon as its file is replaced', async () => {
    const shelf = createArchiveShelf(file)
    await put('old street', 1)
    expect(await readFrom(shelf)).toBe('old street')
    await put('new street', 2)
    expect(await readFrom(shelf)).toBe('new street')
  })
  it('is the new one even when the file is replaced while a tile is read', async () => {
    const shelf = createArchiveShelf(file)
    await put('old street', 1)
    let isFirst = true
    const read = await shelf.use(async (archive) => {
      if (isFirst) await put('new street', 2)
      isFirst = false
      return text(await archive.readTile(address))
    })
    expect(read).toBe('new street')
  })
  it('is there again when a broken file is mended', async () => {
    const shelf = createArchiveShelf(file)
    await expect(readFrom(shelf)).rejects.toThrow(/cannot be opened/)
    await writeFile(file, 'half')
    await expect(readFrom(shelf)).rejects.toThrow(/not a PMTiles archive/)
    await put('a street', 1)
    expect(await Promise.all([readFrom(shelf), readFrom(shelf)])).toEqual(['a street', 'a street'])
  })
})
