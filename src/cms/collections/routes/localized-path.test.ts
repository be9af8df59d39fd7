import { describe, expect, it } from 'vitest'
import { findPathProblem, toLocalizedPath, toOriginalPath, toPathSegment } from './localized-path'

describe('toLocalizedPath', () => {
  it('brings any spelling into one form', () => {
    expect(toLocalizedPath('Te Koop')).toBe('/te-koop/')
    expect(toLocalizedPath('//À vendre//Maison ')).toBe('/a-vendre/maison/')
    expect(toLocalizedPath('/te-koop/')).toBe('/te-koop/')
  })
  it('keeps the home page', () => {
    expect(toLocalizedPath('/')).toBe('/')
    expect(toLocalizedPath('')).toBe('/')
  })
})

describe('findPathProblem', () => {
  it('keeps the words of the site itself, whatever their capitals', () => {
    expect(findPathProblem('/admin/')).toBe('reserved')
    expect(findPathProblem('/API/news/')).toBe('reserved')
    expect(findPathProblem('/preview/x/')).toBe('reserved')
    expect(findPathProblem('/_next/')).toBe('reserved')
  })
  it('refuses an address that ends like the id of a property', () => {
    expect(findPathProblem('/te-koop/12/')).toBe('id')
  })
  it('accepts reserved words and numbers elsewhere', () => {
    expect(findPathProblem('/nieuws/admin/')).toBeNull()
    expect(findPathProblem('/2026/nieuws/')).toBeNull()
    expect(findPathProblem('/previewhuis/')).toBeNull()
    expect(findPathProblem('/')).toBeNull()
  })
})

describe('toPathSegment', () => {
  it('never gives a number alone', () => {
    expect(toPathSegment('2026')).toBe('n-2026')
    expect(toPathSegment('Onze diensten')).toBe('onze-diensten')
  })
  it('gives nothing for a title without letters or digits', () => {
    expect(toPathSegment('…')).toBe('')
  })
})

describe('toOriginalPath', () => {
  it('keeps capitals and adds the slashes', () => {
    expect(toOriginalPath('Cookie-policy')).toBe('/Cookie-policy/')
    expect(toOriginalPath('/Projects//x/')).toBe('/Projects/x/')
  })
  it('drops what has no place in an address', () => {
    expect(toOriginalPath('/a b?c#d/')).toBe('/abcd/')
  })
})
