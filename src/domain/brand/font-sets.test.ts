import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { fontSets, fontVariables, toFontSet } from './font-sets'

const sheet = readFileSync('src/ui/tokens/fonts.css', 'utf8')

describe('the typefaces on offer', () => {
  it.each(fontSets)('%s names only faces that the sheet declares, with a stand-in', (set) => {
    for (const families of Object.values(fontVariables(set))) {
      const own = [...families.matchAll(/'([^']+)'/g)].map(([, name]) => name)
      expect(own).toHaveLength(2)
      for (const name of own) expect(sheet).toContain(`font-family: '${name}'`)
    }
  })

  it('leave the sheet as it is where none is chosen', () => {
    expect(fontVariables(toFontSet(null))).toEqual({})
    expect(toFontSet('comic')).toBe('street')
    expect(toFontSet('print')).toBe('print')
  })
})
