import { describe, expect, it } from 'vitest'
import { findPasswordProblem } from './password'

describe('findPasswordProblem', () => {
  it.each([
    ['', 'missing'],
    [' '.repeat(20), 'missing'],
    ['a'.repeat(11), 'tooShort'],
    ['🏠'.repeat(11), 'tooShort'],
    ['👨‍👩‍👧‍👦'.repeat(11), 'tooShort'],
    ['e\u0301'.repeat(11), 'tooShort'],
    ['👨‍👩‍👧‍👦'.repeat(12), null],
    ['e\u0301'.repeat(128), null],
    [' a long secret ', null],
    ['a'.repeat(12), null],
    ['a'.repeat(128), null],
    ['a'.repeat(129), 'tooLong'],
  ])('judges %j', (password, problem) => {
    expect(findPasswordProblem(password)).toBe(problem)
  })
})
