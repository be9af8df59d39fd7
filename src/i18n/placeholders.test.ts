import { describe, expect, it } from 'vitest'
import { findForeignPlaceholders } from './placeholders'

describe('findForeignPlaceholders', () => {
  it('accepts a text that leaves names out or uses those of the built-in one', () => {
    expect(findForeignPlaceholders('Taal', 'Taal: {name}')).toEqual([])
    expect(findForeignPlaceholders('{name} kiezen', 'Taal: {name}')).toEqual([])
    const plural = '{count, plural, one {# pand} other {# panden}}'
    expect(findForeignPlaceholders(plural, plural)).toEqual([])
  })

  it('names what nobody fills in', () => {
    expect(findForeignPlaceholders('Taal: {naam}', 'Taal: {name}')).toEqual(['naam'])
  })

  it('refuses braces that do not match', () => {
    expect(findForeignPlaceholders('Taal: {name', 'Taal: {name}')).toEqual(['{'])
    expect(findForeignPlaceholders('Taal: }name{', 'Taal: {name}')).toEqual(['{'])
  })
})
