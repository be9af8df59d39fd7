import { describe, expect, it } from 'vitest'
import { anyText, fuzz } from '../../../tests/fuzz/cases'
import { readOwnCookie } from './own-cookie'

const isHeaderValue = (text: string) => !/[^\t\x20-\x7e\x80-\xff]/.test(text)

describe('a header of cookies', () => {
  it('opens no session by the name of another cookie', () => {
    const parts = ['owner-session', '__Host-owner-session', '=', ';', ' ', 'x']
    fuzz(anyText(10, parts).filter(isHeaderValue), (cookie) => {
      const headers = new Headers({ cookie })
      const value = readOwnCookie(headers, 'owner-session', 'https://www.example.be')
      if (value !== null) {
        expect(cookie).toContain(`__Host-owner-session=${value}`)
        expect(value).not.toContain(';')
      }
    })
  })
})
