import { describe, expect, it } from 'vitest'
import { isBareModule } from './bare-module'

const bare = { title: '', description: null, hasLink: false, pictures: 0 }

const toText = (...children: object[]) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children }] },
})

describe('isBareModule', () => {
  it.each([[null], [toText()], [toText({ type: 'text', text: ' ' }, { type: 'linebreak' })]])(
    'sees that nothing was written in this language: %j',
    (description) => {
      expect(isBareModule({ ...bare, title: ' ', description })).toBe(true)
    },
  )

  it.each([
    ['a title', { title: 'Onze werkwijze' }],
    ['a text', { description: toText({ type: 'text', text: 'Wij rekenen' }) }],
    ['a picture within the text', { description: toText({ type: 'upload' }) }],
    ['a button', { hasLink: true }],
    ['a picture', { pictures: 1 }],
  ])('keeps a module with %s', (_, content) => {
    expect(isBareModule({ ...bare, ...content })).toBe(false)
  })
})
