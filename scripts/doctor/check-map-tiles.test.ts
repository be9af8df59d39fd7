import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { basemapMetadata, writeTileArchive } from '../../tests/support/tile-archive'
import { examineArchive, type ListedHome } from './check-map-tiles'

let folder = ''
let file = ''
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tiles-'))
  file = path.join(folder, 'belgium.pmtiles')
})
afterEach(() => rm(folder, { recursive: true }))

const antwerp: ListedHome = { publicId: 1001, lat: 51.218, lng: 4.403 }
const arlon: ListedHome = { publicId: 1170, lat: 49.683, lng: 5.816 }

const write = (wishes: { zoom?: number; tileType?: number; layers?: string[] } = {}) => {
  const { zoom = 15, tileType = 1, layers } = wishes
  return writeTileArchive(file, {
    tiles: [{ z: zoom, x: 0, y: 0, bytes: Buffer.from('a street') }],
    bounds: [2.5, 50.6, 6.5, 51.55],
    metadata: {
      ...basemapMetadata,
      ...(layers && { vector_layers: layers.map((id) => ({ id })) }),
    },
    tileType,
  })
}

const examine = async (...homes: ListedHome[]) =>
  (await examineArchive(file, async () => homes)).map(
    ({ level, message }) => `${level}: ${message}`,
  )

describe('the archive of the streets', () => {
  it('is well when it can be drawn from and reaches the homes in Belgium', async () => {
    await write()
    expect(await examine(antwerp)).toEqual([])
  })
  it('is missed when it is not there', async () => {
    expect(await examine(antwerp)).toEqual([
      expect.stringMatching(/^error: .*belgium\.pmtiles cannot be opened: .*MAP_TILES_FILE/),
    ])
  })
  it('is refused when it is something else', async () => {
    await writeFile(file, 'x'.repeat(1_000))
    expect(await examine(antwerp)).toEqual([
      expect.stringMatching(/^error: .* is not a PMTiles archive/),
    ])
  })
  it('is refused when it holds pictures', async () => {
    await write({ tileType: 2 })
    expect(await examine(antwerp)).toEqual([expect.stringMatching(/^error: .* vector tiles/)])
  })
  it('is refused when it is of another schema', async () => {
    await write({ layers: ['transportation', 'water'] })
    expect(await examine(antwerp)).toEqual([
      expect.stringMatching(/^error: .* lacks .*roads.*: take a build of the Protomaps basemap/),
    ])
  })
  it('is named when homes in Belgium lie outside it', async () => {
    await write()
    expect(await examine(antwerp, arlon)).toEqual([
      expect.stringMatching(/^warning: .*does not reach homes in Belgium \(1170\)/),
    ])
  })
  it('is named when it ends before the streets do', async () => {
    await write({ zoom: 12 })
    expect(await examine(antwerp)).toEqual([expect.stringMatching(/^warning: .*zoom 12/)])
  })
})
