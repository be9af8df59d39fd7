import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createArchiveShelf } from '@/server/map-tiles/current-archive'
import { packedAsHeader } from '@/server/request/keep-packed'
import { basemapMetadata, writeTileArchive } from '../../../tests/support/tile-archive'
import { answerMapTile, answerStreets } from './answer-map-tiles'
import type { Streets } from './streets'

const tile = { z: 14, x: 8392, y: 5467 }
const segments = { z: '14', x: '8392', y: '5467' }

let folder = ''
let file = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tiles-'))
  file = path.join(folder, 'streets.pmtiles')
})
afterEach(() => rm(folder, { recursive: true }))

async function put(words: string, { isPacked = true, at = 1 } = {}) {
  await writeTileArchive(file, {
    tiles: [{ ...tile, bytes: Buffer.from(words) }],
    bounds: [2.5, 49.45, 6.5, 51.55],
    metadata: basemapMetadata,
    isPacked,
  })
  await utimes(file, at, at)
}

function ask(query = '', headers: Record<string, string> = {}): Request {
  return new Request(`https://www.example.be/map-tiles/14/8392/5467/${query}`, { headers })
}

const streetsOf = async () => {
  const response = await answerStreets(ask(), createArchiveShelf(file))
  return (await response.json()) as Streets
}

/** Unpacks as a browser does. */
async function read(response: Response): Promise<string> {
  const isPacked = response.headers.get(packedAsHeader) === 'gzip'
  const body = response.body
  if (!body) return ''
  return new Response(isPacked ? body.pipeThrough(new DecompressionStream('gzip')) : body).text()
}

describe('whether there are streets', () => {
  it('is told with where they are and whose they are', async () => {
    await put('a street')
    const response = await answerStreets(ask(), createArchiveShelf(file))
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache'])
    expect(await response.json()).toEqual({
      tiles: expect.stringMatching(/^\/map-tiles\/\{z\}\/\{x\}\/\{y\}\/\?v=[0-9a-f]{16}$/),
      zoom: { min: 14, max: 14 },
      bounds: { west: 2.5, south: 49.45, east: 6.5, north: 51.55 },
      attribution: [{ text: '© OpenStreetMap', href: 'https://www.openstreetmap.org/copyright' }],
    })
  })
  it('need not be told twice', async () => {
    await put('a street')
    const shelf = createArchiveShelf(file)
    const etag = (await answerStreets(ask(), shelf)).headers.get('etag') ?? ''
    expect((await answerStreets(ask('', { 'if-none-match': etag }), shelf)).status).toBe(304)
  })
  it('is told where there are none', async () => {
    expect((await answerStreets(ask(), null)).status).toBe(204)
  })
})

describe('a tile', () => {
  it('is sent packed to who can unpack it, and kept for good', async () => {
    await put('a street')
    const query = (await streetsOf()).tiles.replace(/^.*\?/, '?')
    const response = await answerMapTile(
      ask(query, { 'accept-encoding': 'br, gzip;q=0.8' }),
      segments,
      createArchiveShelf(file),
    )
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/vnd.mapbox-vector-tile',
      [packedAsHeader]: 'gzip',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    })
    expect(await read(response)).toBe('a street')
  })
  it.each(['', 'br', 'gzip;q=0', 'identity'])('is unpacked for who accepts "%s"', async (given) => {
    await put('a street')
    const response = await answerMapTile(
      ask('', { 'accept-encoding': given }),
      segments,
      createArchiveShelf(file),
    )
    expect(response.headers.get(packedAsHeader)).toBeNull()
    expect(await response.text()).toBe('a street')
  })
  it('is sent as it is from an archive that packs none', async () => {
    await put('a street', { isPacked: false })
    const asked = ask('', { 'accept-encoding': 'gzip' })
    const response = await answerMapTile(asked, segments, createArchiveShelf(file))
    expect(response.headers.get(packedAsHeader)).toBeNull()
    expect(await response.text()).toBe('a street')
  })
  it('is not sent again to who has it', async () => {
    await put('a street')
    const shelf = createArchiveShelf(file)
    const etag = (await answerMapTile(ask(), segments, shelf)).headers.get('etag') ?? ''
    const again = await answerMapTile(ask('', { 'if-none-match': etag }), segments, shelf)
    expect([again.status, await again.text()]).toEqual([304, ''])
  })
  it('is empty where the archive has none', async () => {
    await put('a street')
    const shelf = createArchiveShelf(file)
    const response = await answerMapTile(ask(), { ...segments, x: '0' }, shelf)
    expect([response.status, await response.text()]).toEqual([204, ''])
  })
  it.each([{ z: 'x' }, { x: '99999' }, { y: '5467.mvt' }, { z: '..' }, { z: '-1' }])(
    'is refused at an address that is none: %j',
    async (wrong) => {
      await put('a street')
      const shelf = createArchiveShelf(file)
      expect((await answerMapTile(ask(), { ...segments, ...wrong }, shelf)).status).toBe(400)
    },
  )
  it('is not found where the agency has set no archive', async () => {
    expect((await answerMapTile(ask(), segments, null)).status).toBe(404)
  })
  it('of a replaced archive is the new one, and is kept under its own address alone', async () => {
    const shelf = createArchiveShelf(file)
    await put('old street', { at: 1 })
    const old = (await streetsOf()).tiles.replace(/^.*\?/, '?')
    const first = await answerMapTile(ask(old), segments, shelf)
    await put('new street', { at: 2 })
    const second = await answerMapTile(ask(old), segments, shelf)
    expect(await read(second)).toBe('new street')
    expect(second.headers.get('cache-control')).toBe('no-cache')
    expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'))
    const anew = (await streetsOf()).tiles.replace(/^.*\?/, '?')
    expect(anew).not.toBe(old)
    const third = await answerMapTile(ask(anew), segments, shelf)
    expect(third.headers.get('cache-control')).toContain('immutable')
  })
  it('is to be asked for later while the archive cannot be read, and that is told once', async () => {
    const told = vi.spyOn(console, 'error').mockReturnValue()
    const shelf = createArchiveShelf(file)
    const answers = [
      await answerStreets(ask(), shelf),
      await answerMapTile(ask(), segments, shelf),
      await answerMapTile(ask('', { cookie: 'session=secret' }), segments, shelf),
    ]
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503])
    expect(answers[1]?.headers.get('cache-control')).toBe('no-store')
    expect(told).toHaveBeenCalledTimes(1)
    expect(String(told.mock.calls[0])).not.toContain('secret')
    told.mockRestore()
  })
})
