import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

describe('the worker of the map', () => {
  it('is one file, as the build serves it under a name of its own', async () => {
    const file = new URL(
      '../../../../node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs',
      import.meta.url,
    )
    const source = await readFile(file, 'utf8')
    expect(source).not.toMatch(/\bfrom\s*["'`]|\bimport\s*["'`]/)
  })
})
