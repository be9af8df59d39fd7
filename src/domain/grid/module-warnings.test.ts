import { describe, expect, it } from 'vitest'
import { findModuleWarnings } from './module-warnings'

const good = {
  isPublic: true,
  needsRelations: true,
  relations: [{ exists: true }],
  bareIn: [],
}

describe('findModuleWarnings', () => {
  it('is silent about a module that visitors see', () => {
    expect(findModuleWarnings(1, good)).toEqual([])
    expect(findModuleWarnings(1, { ...good, needsRelations: false, relations: [] })).toEqual([])
  })
  it('tells a place without a module from one whose module was deleted', () => {
    expect(findModuleWarnings(null, null)).toEqual(['notChosen'])
    expect(findModuleWarnings(1, null)).toEqual(['gone'])
  })
  it('tells a module that is not published', () => {
    expect(findModuleWarnings(1, { ...good, isPublic: false })).toEqual(['unpublished'])
  })
  it.each([[[]], [[{ exists: false }]]])('tells relations that show nothing: %j', (relations) => {
    expect(findModuleWarnings(1, { ...good, relations })).toEqual(['noRelations'])
  })
  it('tells a module without a word in a language of the page', () => {
    expect(findModuleWarnings(1, { ...good, bareIn: ['fr'] })).toEqual(['bare'])
  })
  it('tells relations of which some are gone', () => {
    const relations = [{ exists: true }, { exists: false }]
    expect(findModuleWarnings(1, { ...good, relations })).toEqual(['lostRelations'])
  })
})
