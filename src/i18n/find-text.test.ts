import { describe, expect, it } from 'vitest'
import { findText } from './find-text'

const texts = { saved: 'Bewaard.', sent: 'Verzonden.' }

describe('findText', () => {
  it('is the text of that name', () => {
    expect(findText(texts, 'saved')).toBe('Bewaard.')
  })

  it.each(['other', 'toString', '__proto__', '', null, undefined])('is none for %s', (name) => {
    expect(findText(texts, name)).toBeNull()
  })
})
