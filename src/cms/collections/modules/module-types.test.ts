import { describe, expect, it } from 'vitest'
import {
  findViewNames,
  toGridTypes,
  toViewOptions,
  usesField,
  type ModuleTypeConfig,
} from './module-types'

const word = { nl: 'x', fr: 'x', en: 'x', de: 'x' }
const types: ModuleTypeConfig[] = [
  {
    type: 'text',
    label: word,
    views: [{ name: 'text', label: word }],
    uses: ['description'],
    relationTypes: [],
    livesByWords: true,
  },
  {
    type: 'article',
    label: word,
    views: [
      { name: 'card', label: word },
      { name: 'text', label: word, standsAlone: true },
    ],
    uses: ['relations'],
    relationTypes: ['article'],
  },
]

describe('module types', () => {
  it('offer each view once, also when two types share it', () => {
    expect(Object.keys(toViewOptions(types))).toEqual(['text', 'card'])
  })
  it('know the views and fields of their own type only', () => {
    expect(findViewNames(types, 'article')).toEqual(['card', 'text'])
    expect(usesField(types, 'text', 'description')).toBe(true)
    expect(usesField(types, 'text', 'relations')).toBe(false)
  })
  it('offer nothing for a type that nobody registered', () => {
    expect(findViewNames(types, 'slides')).toEqual([])
    expect(usesField(types, undefined, 'description')).toBe(false)
  })
  it('tell the grid what shows nothing without relations, or without words', () => {
    expect(toGridTypes(types)).toEqual({
      text: { label: word, usualView: 'text', viewsOfRelations: [], livesByWords: true },
      article: { label: word, usualView: 'card', viewsOfRelations: ['card'], livesByWords: false },
    })
  })
})
