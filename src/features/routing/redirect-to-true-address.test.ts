import { describe, expect, it, vi } from 'vitest'
import { redirectToTrueAddress } from './redirect-to-true-address'

vi.mock('next/navigation', () => ({
  permanentRedirect: (to: string) => {
    throw new Error(`leaves for ${to}`)
  },
}))

const addresses = { canonical: '/nl/projecten/gent/de-kaai/7/', others: ['/nl/nieuw/7/'] }
const asked = { pathname: '/nl/project/7/', query: null, isPreview: false }

describe('redirectToTrueAddress', () => {
  it('leads another spelling to the true address', () => {
    expect(() => redirectToTrueAddress(addresses, asked)).toThrow(
      'leaves for /nl/projecten/gent/de-kaai/7/',
    )
  })
  it('keeps the query', () => {
    const query = new URLSearchParams('utm_source=mail')
    expect(() => redirectToTrueAddress(addresses, { ...asked, query })).toThrow(
      'leaves for /nl/projecten/gent/de-kaai/7/?utm_source=mail',
    )
  })
  it('leaves behind the id that an old address had in its query', () => {
    const query = new URLSearchParams('id=7&lng=fr')
    expect(() => redirectToTrueAddress(addresses, { ...asked, query })).toThrow(
      /\/de-kaai\/7\/\?lng=fr$/,
    )
  })
  it.each([
    ['the true address', { pathname: addresses.canonical }],
    ['another address of the record', { pathname: '/nl/nieuw/7/' }],
    ['a preview', { isPreview: true }],
  ])('stays at %s', (_, request) => {
    expect(() => redirectToTrueAddress(addresses, { ...asked, ...request })).not.toThrow()
  })
})
