import { describe, expect, it } from 'vitest'
import { inDefaultLanguage, isLocalized, withRowIds } from './stored'

const name = { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' }

describe('withRowIds', () => {
  it('gives every row an id, also in rows of rows, and leaves lists of values alone', () => {
    const stored = withRowIds({
      columns: [{ title: name, links: [{ label: name }] }],
      types: [1, 2],
      missing: undefined,
    })
    expect(stored).toEqual({
      columns: [
        {
          id: expect.stringMatching(/^[0-9a-f]{24}$/),
          title: name,
          links: [{ id: expect.stringMatching(/^[0-9a-f]{24}$/), label: name }],
        },
      ],
      types: [1, 2],
    })
  })
  it('takes a relation to several collections for a value', () => {
    const target = { relationTo: 'pages', value: 3 }
    expect(withRowIds({ target })).toEqual({ target })
  })
})

describe('inDefaultLanguage', () => {
  it('keeps the Dutch text, at any depth', () => {
    expect(inDefaultLanguage({ name, rows: [{ id: 'a', name }], seo: { title: name } })).toEqual({
      name: 'Naam',
      rows: [{ id: 'a', name: 'Naam' }],
      seo: { title: 'Naam' },
    })
  })
})

describe('isLocalized', () => {
  it('knows an object with the four languages and nothing else', () => {
    expect(isLocalized(name)).toBe(true)
    expect(isLocalized({ ...name, it: 'Nome' })).toBe(false)
    expect(isLocalized({ nl: 'Naam' })).toBe(false)
  })
})
