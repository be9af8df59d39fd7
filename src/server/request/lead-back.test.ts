import { describe, expect, it } from 'vitest'
import { leadBack } from './lead-back'

const look = (address: string, acceptLanguage = '') =>
  leadBack(
    new Request(`http://localhost${address}`, { headers: { 'accept-language': acceptLanguage } }),
    async (locale) => `/${locale}/page/`,
  )

describe('a look at the address of a form', () => {
  it.each([
    ['/api/form/?lang=fr', 'de', '/fr/page/'],
    ['/api/form/', 'de-BE,nl;q=0.5', '/de/page/'],
    ['/api/form/?lang=xx', '', '/nl/page/'],
  ])('leads to the page of the form: %s for %s', async (address, acceptLanguage, page) => {
    const answer = await look(address, acceptLanguage)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, page])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })
})
