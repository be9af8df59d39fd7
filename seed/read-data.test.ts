import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readSeedData, seedDataDir } from './read-data'

type Json = Record<string, unknown>[]

let directory: string

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'seed-data-'))
  await cp(seedDataDir, directory, { recursive: true })
})

afterEach(async () => {
  await rm(directory, { recursive: true })
})

/** Changes one record of a bundled file. */
async function change(file: string, index: number, fields: Record<string, unknown>): Promise<void> {
  const target = path.join(directory, `${file}.json`)
  const records: Json = JSON.parse(await readFile(target, 'utf8'))
  records[index] = { ...records[index], ...fields }
  await writeFile(target, JSON.stringify(records))
}

describe('readSeedData', () => {
  it('reads the bundled files', async () => {
    await expect(readSeedData(directory)).resolves.toHaveProperty('properties')
  })
  it('names file, record, field and reason of a wrong value', async () => {
    await change('properties', 2, { price: -1 })
    await expect(readSeedData(directory)).rejects.toThrow(
      /^properties\.json, record 3 \(publicId 1003\), field price: Too small/,
    )
  })
  it('says when a field is missing', async () => {
    await change('team', 0, { role: { nl: 'Zaakvoerder', fr: 'Gérante', en: 'Director' } })
    await expect(readSeedData(directory)).rejects.toThrow(
      'team.json, record 1 (key lotte-verhoeven), field role.de: is missing (expected string)',
    )
  })
  it('says when a field is unknown', async () => {
    await change('places', 0, { zipcode: '2000' })
    await expect(readSeedData(directory)).rejects.toThrow(
      'places.json, record 1 (key be-2000): unknown field zipcode',
    )
  })
  it('says when a file is no JSON, with the reason of the parser', async () => {
    await writeFile(path.join(directory, 'routes.json'), '[{ "originalPath": "/for-sale/" ')
    await expect(readSeedData(directory)).rejects.toThrow(/^routes\.json: is no JSON \(.+\)$/)
  })
  it('says when a file is not there', async () => {
    await rm(path.join(directory, 'pages.json'))
    await expect(readSeedData(directory)).rejects.toThrow(/^pages\.json: cannot be read \(ENOENT/)
  })
  it('names a reference that leads nowhere', async () => {
    await change('properties', 0, { manager: 'nobody' })
    await expect(readSeedData(directory)).rejects.toThrow(
      'properties.json, publicId 1001, field manager: team.json has no nobody',
    )
  })
  it('names a record that is there twice', async () => {
    await change('projects', 1, { publicId: 1 })
    await expect(readSeedData(directory)).rejects.toThrow('projects.json: 1 is there twice')
  })
})
