import { access, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (file: string) => readFile(path.join(root, file), 'utf8')

const documents = (await Promise.all(['README.md', 'CONTRIBUTING.md'].map(read))).join('\n')
const manifest = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(await read('package.json')))

async function isMissing(file: string): Promise<boolean> {
  return access(path.join(root, file)).then(
    () => false,
    () => true,
  )
}

describe('the documents for developers', () => {
  it('name only files that exist', async () => {
    const named = [...documents.matchAll(/`((?:src|tests|seed|docs)\/[\w./[\]()-]+)`/g)]
    const files = named.flatMap(([, file = '']) => file)
    const missing = await Promise.all(files.map(isMissing))
    expect(files.length).toBeGreaterThan(15)
    expect(files.filter((_file, index) => missing[index])).toEqual([])
  })
  it('name in the list of protection only what there is', async () => {
    const list = await read('docs/security.md')
    const named = [...list.matchAll(/`((?:src|tests|seed|docs|docker|scripts)\/[^`\s]+)`/g)]
    const files = [...new Set(named.flatMap(([, file = '']) => file))]
    const missing = await Promise.all(files.map(isMissing))
    expect(files.length).toBeGreaterThan(80)
    expect(files.filter((_file, index) => missing[index])).toEqual([])
  })
  it('answer each requirement of that list once, in its order', async () => {
    const list = (await read('docs/security.md')).replace(/^[^]*?(?=^## V1 )/m, '')
    const lines = list.matchAll(/^\| (\d+)\.(\d+)\.(\d+) +\| (.+) \|$/gm)
    const rows = [...lines].map(([, chapter, section, number, rest = '']) => ({
      place: Number(chapter) * 10_000 + Number(section) * 100 + Number(number),
      cells: rest.split(' | ').map((cell) => cell.trim()),
    }))
    expect(rows.length).toBeGreaterThan(150)
    expect(rows.filter(({ cells }) => cells.length !== 2 || cells.includes(''))).toEqual([])
    const places = rows.map(({ place }) => place)
    expect(places).toEqual([...new Set(places)].sort((one, other) => one - other))
  })
  it('name only commands that exist', () => {
    const named = [...documents.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(named.length).toBeGreaterThan(5)
    expect(named.filter((name) => !(name in manifest.scripts))).toEqual([])
  })
  it('number the decisions without a gap', async () => {
    const files = (await readdir(path.join(root, 'docs/decisions'))).sort()
    const numbers = files.map((file) => Number(file.slice(0, 4)))
    expect(numbers).toEqual(files.map((_file, index) => index + 1))
  })
})
