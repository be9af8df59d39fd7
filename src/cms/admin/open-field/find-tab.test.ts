import { describe, expect, it } from 'vitest'
import { findTab, readFieldOfHash } from './find-tab'

const text = (name: string) => ({ type: 'text', name })

const form = [
  {
    type: 'tabs',
    tabs: [
      { fields: [text('title')] },
      { fields: [{ type: 'row', fields: [text('zip'), text('city')] }] },
      { fields: [{ type: 'group', name: 'owner', fields: [text('title2')] }] },
    ],
  },
  text('status'),
]

describe('findTab', () => {
  it.each([
    ['title', 0],
    ['city', 1],
    ['owner', 2],
    ['status', null],
    ['title2', null],
    ['nothing', null],
  ])('finds %s in tab %s', (name, tab) => {
    expect(findTab(form, name)).toBe(tab)
  })

  it('finds no tab in a form without tabs', () => {
    expect(findTab([text('title')], 'title')).toBeNull()
  })
})

describe('readFieldOfHash', () => {
  it.each([
    ['#field-epcUniqueCode', 'epcUniqueCode'],
    ['#field-', null],
    ['#field-a b', null],
    ['#top', null],
    ['', null],
  ])('reads %s as %s', (hash, name) => {
    expect(readFieldOfHash(hash)).toBe(name)
  })
})
