import { describe, expect, it } from 'vitest'
import { moduleTypes } from '../registry'
import { findUsualView } from './to-module-view'

describe('a module for which nobody chose a view', () => {
  it.each(moduleTypes.map(({ type }) => type))('has the usual one of its type: %s', (type) => {
    const names = moduleTypes.find((one) => one.type === type)?.views.map(({ name }) => name)
    expect(findUsualView(type)).toBe(names?.[0])
    expect(findUsualView(type)).not.toBe('')
  })
})
