import { describe, expect, it } from 'vitest'
import { createTextQuestion } from './text-question'

const asksForText = createTextQuestion(['title', 'unit.lot'], ['pictures'])

const asks = (query: object, payloadAPI = 'REST') =>
  asksForText({ req: { payloadAPI, query } } as unknown as Parameters<typeof asksForText>[0])

describe('createTextQuestion', () => {
  it.each([
    { where: { title: { like: 'x' } } },
    { where: { 'title.nl': { like: 'x' } } },
    { where: { and: [{ or: [{ 'title.fr': { equals: 'x' } }] }] } },
    { where: { 'unit.lot': { like: 'x' } } },
    { where: { 'pictures.alt': { like: 'x' } } },
    { where: { 'pictures.alt.de': { like: 'x' } } },
    { where: { title__nl: { like: 'x' } } },
    { where: { unit__lot: { like: 'x' } } },
    { sort: 'title' },
    { sort: 'title__nl' },
    { sort: 'zip,-title.nl' },
  ])('knows %j for a question about a text', (query) => {
    expect(asks(query)).toBe(true)
  })

  it.each([{}, { where: { zip: { equals: 'title' } } }, { sort: '-price' }, { where: 'title' }])(
    'lets %j pass',
    (query) => {
      expect(asks(query)).toBe(false)
    },
  )

  it('does not concern the site itself', () => {
    expect(asks({ where: { title: { like: 'x' } } }, 'local')).toBe(false)
  })
})
