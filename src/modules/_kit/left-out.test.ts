import { describe, expect, it } from 'vitest'
import { isLeftOut } from './left-out'
import { toExampleModule, type ExampleRecords } from './module-example'

const nothing: ExampleRecords = {
  properties: [],
  projects: [],
  articles: [],
  quotes: [],
  memberIds: [],
  pictures: [],
}

const text = toExampleModule('text', { view: 'text', fill: () => ({}) }, nothing)

describe('a module for visitors', () => {
  it('is left out where it lives by words and has none in their language', () => {
    expect(isLeftOut(text)).toBe(true)
    expect(isLeftOut({ ...text, background: { kind: 'color', surface: 'ink' } })).toBe(true)
  })

  it('stays with a title, a picture, or a type that shows something else', () => {
    expect(isLeftOut({ ...text, title: 'Over ons' })).toBe(false)
    expect(isLeftOut({ ...text, background: { kind: 'gallery', images: [] } })).toBe(false)
    expect(isLeftOut({ ...text, type: 'usp' })).toBe(false)
  })
})
