import { describe, expect, it } from 'vitest'
import { propertySource } from './listing-source'

describe('the languages of a property', () => {
  const { visibleIn } = propertySource.shape

  it('are all of them when none was chosen', () => {
    expect(visibleIn.parse([])).toEqual(['nl', 'fr', 'en', 'de'])
    expect(visibleIn.parse(null)).toEqual(['nl', 'fr', 'en', 'de'])
  })

  it('are the chosen ones otherwise', () => {
    expect(visibleIn.parse(['fr', 'xx'])).toEqual(['fr'])
  })
})
