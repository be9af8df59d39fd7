import { expect, it } from 'vitest'
import { buildAskLinkActionPath, findAskedPath, type AskedLink } from './login-links'

const site = 'http://localhost:3000'

it.each([
  ['signIn', '', '/fr/login-link/'],
  ['password', '', '/fr/login-link/?wish=password'],
  ['signIn', '/fr/portal/12/', '/fr/login-link/?next=%2Ffr%2Fportal%2F12%2F'],
  ['password', '/fr/portal/12/', '/fr/login-link/?wish=password&next=%2Ffr%2Fportal%2F12%2F'],
  ['password', '//elsewhere.example/', '/fr/login-link/?wish=password'],
] as const satisfies [AskedLink['wish'], string, string][])(
  'a reload where a link for %s after "%s" was asked for leads to %s',
  (wish, next, path) => {
    const { searchParams } = new URL(buildAskLinkActionPath('fr', { wish, next }), site)
    expect(searchParams.get('lang')).toBe('fr')
    expect(findAskedPath('fr', searchParams)).toBe(path)
  },
)

it('takes a wish that nobody offers for a link that signs in', () => {
  const query = new URLSearchParams({ wish: '//elsewhere.example/', next: 'javascript:alert(1)' })
  expect(findAskedPath('nl', query)).toBe('/nl/login-link/')
})
