import { describe, expect, it } from 'vitest'
import { findPolicyOrigins, toPolicyOrigins } from './policy-origins'

describe('what pages may use of others', () => {
  it('is players of films alone until the agency has filled in a service', () => {
    for (const row of [{}, { analyticsId: '', adsId: null }]) {
      expect(toPolicyOrigins(row)).toEqual(findPolicyOrigins())
    }
    expect(findPolicyOrigins()).toMatchObject({ script: [], connect: [], image: [] })
    expect(findPolicyOrigins().frame).toContain('https://player.vimeo.com')
  })

  it('is what the filled in services need, and no other', () => {
    const { script } = toPolicyOrigins({ socialPixelId: '123' })
    expect(script).toEqual(['https://connect.facebook.net'])
  })
})
