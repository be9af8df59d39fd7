import { describe, expect, it } from 'vitest'
import { findLanguageProblem } from './language-rules'

const nl = { code: 'nl', use: true, default: true }
const fr = { code: 'fr', use: true, default: false }

describe('findLanguageProblem', () => {
  it('accepts one default among the languages in use, and an empty list', () => {
    expect(findLanguageProblem([nl, fr])).toBeNull()
    expect(findLanguageProblem([])).toBeNull()
  })
  it('refuses none or two defaults', () => {
    expect(findLanguageProblem([fr])).toBe('default')
    expect(findLanguageProblem([nl, { ...fr, default: true }])).toBe('default')
  })
  it('refuses a default that is not in use', () => {
    expect(findLanguageProblem([{ ...nl, use: false }, fr])).toBe('default')
  })
  it('refuses a language that stands there twice', () => {
    expect(findLanguageProblem([nl, { ...nl, default: false }])).toBe('double')
  })
})
