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

describe('what the import rules cannot see', () => {
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
