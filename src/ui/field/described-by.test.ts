import { describe, expect, it } from 'vitest'
import { describedBy } from './described-by'

describe('describedBy', () => {
  it('reads the error before the hint', () => {
    expect(describedBy('email', { hint: 'h', error: 'e' })).toBe('email-error email-hint')
  })

  it('is absent when nothing explains the control', () => {
    expect(describedBy('email', {})).toBeUndefined()
  })
})
