import { describe, expect, it } from 'vitest'
import { isHiddenNamed } from './hidden-named'

describe('a module that visitors do not see', () => {
  it('is named in the preview of staff', () => {
    expect(isHiddenNamed(true, { id: 1, role: 'editor' })).toBe(true)
  })

  it('is not named to who was sent a link to the preview', () => {
    expect(isHiddenNamed(true, { previewOf: { collection: 'pages', id: 1 } })).toBe(false)
  })

  it('is not named on the site, whoever looks', () => {
    expect(isHiddenNamed(false, { id: 1, role: 'editor' })).toBe(false)
    expect(isHiddenNamed(false, null)).toBe(false)
  })
})
