import { describe, expect, it } from 'vitest'
import {
  parsePlanningCode,
  planningCodes,
  planningCodesFor,
  planningQuestions,
} from './planning-codes'

describe('planningCodes', () => {
  it('answers every question with at least two codes', () => {
    expect(planningQuestions.map((question) => planningCodesFor(question).length)).toEqual([
      2, 15, 7, 2, 2,
    ])
  })
  it('names every code in every language', () => {
    const names = Object.values(planningCodes).flatMap((entry) => Object.values(entry.names))
    expect(names.length).toBe(28 * 4)
    expect(names.filter((name) => name.trim() === '')).toEqual([])
  })
})

describe('parsePlanningCode', () => {
  it('reads the codes of feeds', () => {
    expect(['wglk', ' GVG ', 'Gmo', 'x', 'toString'].map(parsePlanningCode)).toEqual([
      'WgLk',
      'Gvg',
      'Gmo',
      null,
      null,
    ])
  })
})
