import { describe, expect, it } from 'vitest'
import { toOwnerName } from './owner-name'

describe('toOwnerName', () => {
  it('takes the e-mail address while there is no name', () => {
    const email = 'an@example.be'
    expect(toOwnerName({ firstName: 'An', lastName: 'De Wolf', email })).toBe('An De Wolf')
    expect(toOwnerName({ lastName: 'De Wolf', email })).toBe('De Wolf')
    expect(toOwnerName({ firstName: null, email })).toBe(email)
  })
})
