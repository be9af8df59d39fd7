import { describe, expect, it } from 'vitest'
import { createBinder, toExactStatement, toScopeCondition } from './listing-statement'

function scopeOf(scope: Parameters<typeof toScopeCondition>[0]) {
  const binder = createBinder()
  return { text: toScopeCondition(scope, binder), values: binder.values }
}

describe('toScopeCondition', () => {
  it('keeps discreet properties out of every list but their own', () => {
    const open = scopeOf({ locale: 'nl', lists: ['forSale'] })
    const discreet = scopeOf({ locale: 'nl', lists: ['discreet'] })
    expect(open.text).toContain("not ('discreet' = any(lists))")
    expect(discreet.text).not.toContain("not ('discreet' = any(lists))")
  })
  it('shows what is for sale or for rent when no list is named', () => {
    expect(scopeOf({ locale: 'nl' }).values).toEqual(['nl', ['forSale', 'forRent']])
  })
})

describe('toExactStatement', () => {
  it('never writes what a visitor typed into the statement', () => {
    const typed = "x'); drop table rm.listings; --"
    const scope = { locale: 'nl' as const, lists: ['forSale' as const] }
    const { text, values } = toExactStatement(scope, { reference: typed, publicId: 7 })
    expect(text).not.toContain('drop table')
    expect(values).toEqual(['nl', ['forSale'], typed, 7])
  })
})
