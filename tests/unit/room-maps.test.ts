import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const src = join(import.meta.dirname, '../../src')

/** The folders that a map tells of, one line each. */
function readMap(room: string): string[] {
  const map = readFileSync(join(src, room, 'README.md'), 'utf8')
  return [...map.matchAll(/^- `([a-z-]+)`: \S/gm)].map(([, folder = '']) => folder)
}

function listFolders(room: string): string[] {
  return readdirSync(join(src, room), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

describe.each(['domain', 'cms', 'server', 'features'])('the map of src/%s', (room) => {
  it('tells of each folder once, and of none that is gone', () => {
    expect(readMap(room).toSorted()).toEqual(listFolders(room).toSorted())
  })
})
