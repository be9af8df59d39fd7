import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { moduleExamples } from './examples'
import { moduleTypes } from './registry'

const folders = readdirSync(fileURLToPath(new URL('.', import.meta.url)), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== '_kit')
  .map(({ name }) => name)

const all = Object.entries(moduleExamples)

describe('the examples of the modules', () => {
  it('lists every folder in src/modules/examples.ts, and no folder that is not there', () => {
    expect(all.map(([type]) => type).toSorted()).toEqual(folders.toSorted())
  })

  it('has an example of every view of every type', () => {
    const wanted = moduleTypes.flatMap(({ type, views }) =>
      views.map(({ name }) => `${type}: ${name}`),
    )
    const shown = all.flatMap(([type, examples]) => examples.map(({ view }) => `${type}: ${view}`))
    expect([...new Set(shown)].toSorted()).toEqual(wanted.toSorted())
  })

  it.each(all)('tells the examples of %s apart by name', (_type, examples) => {
    const names = examples.map(({ name, view }) => name ?? view)
    expect(new Set(names).size).toBe(names.length)
  })
})
