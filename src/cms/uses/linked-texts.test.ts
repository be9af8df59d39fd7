import { describe, expect, it } from 'vitest'
import { linksToRecord } from './linked-texts'

const linkTo = (doc: unknown, linkType = 'internal') => ({
  nl: { root: { children: [{ children: [{ type: 'link', fields: { linkType, doc } }] }] } },
})

describe('linksToRecord', () => {
  const target = { collection: 'pages', id: 4 } as const

  it('finds a link in any language and depth', () => {
    expect(linksToRecord(linkTo({ relationTo: 'pages', value: 4 }), target)).toBe(true)
    expect(linksToRecord(linkTo({ relationTo: 'pages', value: { id: 4 } }), target)).toBe(true)
  })

  it.each([
    ['another record', linkTo({ relationTo: 'pages', value: 5 })],
    ['a record of another kind', linkTo({ relationTo: 'articles', value: 4 })],
    ['an address', linkTo({ relationTo: 'pages', value: 4 }, 'custom')],
    ['nothing', null],
  ])('passes over what leads to %s', (_name, text) => {
    expect(linksToRecord(text, target)).toBe(false)
  })
})
