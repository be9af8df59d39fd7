import { readFile, readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const src = fileURLToPath(new URL('../../src', import.meta.url))

/** Names that Next or Payload demand for files that must run in the browser. */
const frameworkNames = /(^|\/)(error|global-error)\.tsx$|^app\/\(payload\)\//

async function listComponents(): Promise<string[]> {
  const entries = await readdir(src, { recursive: true })
  return entries
    .map((entry) => entry.split(path.sep).join('/'))
    .filter((entry) => /\.tsx?$/.test(entry) && !/\.test\.tsx?$/.test(entry))
    .filter((entry) => !frameworkNames.test(entry))
}

async function runsInTheBrowser(file: string): Promise<boolean> {
  const text = await readFile(path.join(src, file), 'utf8')
  return /^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*\n)*['"]use client['"]/.test(text)
}

const files = await listComponents()
const marked = await Promise.all(
  files.map(async (file) => ({ file, isClient: await runsInTheBrowser(file) })),
)

/** The desk's components are named by where they stand, as `/src/<room>/<file>#<Name>`. */
const componentPath = /['"`]\/src\/([\w-]+)\/[^'"`]*['"`]/g

/** What the files of a room name in that way. */
async function listNamed(room: string): Promise<{ file: string; named: string }[]> {
  const entries = await readdir(path.join(src, room), { recursive: true })
  const sources = entries.filter((entry) => /\.tsx?$/.test(entry))
  const texts = await Promise.all(
    sources.map(async (file) => ({
      file,
      text: await readFile(path.join(src, room, file), 'utf8'),
    })),
  )
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(componentPath)].map(([, named = '']) => ({ file, named })),
  )
}

/** The pages that are made per request, but for the twin of a page that is kept, which knows no reader. */
async function listLivePages(): Promise<{ page: string; text: string }[]> {
  const folder = path.join(src, 'app/(live)/[locale]')
  const entries = await readdir(folder, { recursive: true })
  const pages = entries.map((entry) => entry.split(path.sep).join('/'))
  return Promise.all(
    pages
      .filter((page) => page.endsWith('/page.tsx') && !page.startsWith('-/'))
      .map(async (page) => ({ page, text: await readFile(path.join(folder, page), 'utf8') })),
  )
}

describe('what the import rules cannot see', () => {
  // The framework tries to make any other one ahead of each request, fails over the time of day, and
  // writes fifteen lines into the log each time that somebody looks.
  it('has every page of one reader wait for the request', async () => {
    const pages = await listLivePages()
    expect(pages.length).toBeGreaterThan(9)
    const others = pages.filter(({ text }) => !/await connection\(\)|createSignedPage\(/.test(text))
    expect(others.map(({ page }) => page)).toEqual([])
  })
  // What an outer room draws for the desk is handed in by payload.config.ts.
  it('keeps the records from naming a component of an outer room', async () => {
    const named = await listNamed('cms')
    expect(named.length).toBeGreaterThan(20)
    expect(named.filter((each) => each.named !== 'cms')).toEqual([])
  })
  // A hash that anybody makes otherwise might be one that opens something else.
  it('makes keyed hashes in one place, beside the one whose key is made anew every day', async () => {
    const texts = await Promise.all(
      files.map(async (file) => ({ file, text: await readFile(path.join(src, file), 'utf8') })),
    )
    const makers = texts.filter(({ text }) => text.includes('createHmac'))
    expect(makers.map(({ file }) => file).toSorted()).toEqual([
      'cms/visits/write-visits.ts',
      'server/keyed-hash.ts',
    ])
  })
  it('finds the sources', () => {
    expect(files.length).toBeGreaterThan(20)
  })
  it('names every file that runs in the browser .client.tsx', () => {
    const wrong = marked.filter(({ file, isClient }) => isClient && !/\.client\.tsx?$/.test(file))
    expect(wrong.map(({ file }) => file)).toEqual([])
  })
  it('starts every .client.tsx with the directive', () => {
    const wrong = marked.filter(({ file, isClient }) => !isClient && /\.client\.tsx?$/.test(file))
    expect(wrong.map(({ file }) => file)).toEqual([])
  })
})
