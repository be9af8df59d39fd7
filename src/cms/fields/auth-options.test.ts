import { describe, expect, it } from 'vitest'
import { createAuthOptions } from './auth-options'

describe('the session of an account', () => {
  it('is sent to this site alone, and on https never in the open', () => {
    const at = (isSecure: boolean) => createAuthOptions({ isSecure, sessionHours: 2 }).cookies
    expect(at(true)).toEqual({ sameSite: 'Lax', secure: true })
    expect(at(false)).toEqual({ sameSite: 'Lax', secure: false })
  })

  it('can be ended by the server, ends by itself, and rests after five wrong passwords', () => {
    expect(createAuthOptions({ isSecure: true, sessionHours: 2 })).toMatchObject({
      useSessions: true,
      tokenExpiration: 7200,
      maxLoginAttempts: 5,
      lockTime: 900_000,
    })
  })
})
