import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { uiExamples } from './examples'

/** Folders without anything to look at alone: style sheets, and the frame that every field has. */
const withoutExample = ['tokens', 'field']

const folders = readdirSync(fileURLToPath(new URL('.', import.meta.url)), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !withoutExample.includes(entry.name))
  .map(({ name }) => name)

describe('the examples of the components', () => {
  it('lists every folder in src/ui/examples.ts, and no folder that is not there', () => {
    const missing = folders.filter((name) => !Object.hasOwn(uiExamples, name))
    const gone = Object.keys(uiExamples).filter((name) => !folders.includes(name))
    expect({ missing, gone }).toEqual({ missing: [], gone: [] })
  })

  it.each(folders)('fills at least one example of %s, each under a name of its own', (folder) => {
    const names = (uiExamples[folder] ?? []).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(0)
    expect(new Set(names).size).toBe(names.length)
  })
})
