import { describe, expect, it } from 'vitest'
import { buildBeaconPath, parseBeaconPath } from './visit-beacons'
import { ownerCookie, staffCookie, toHostName } from '../accounts/cookies'
import { isInsider, mayCount, toCountedDeed } from './counted-request'

const projects = new Set(['/projecten/', '/nieuwbouwprojecten-à-gand/', '/aanbod/nieuw/'])
const house = '/nl/te-koop/gent/herenhuis/1001/'

function count(
  pathname: string,
  differences: {
    method?: string
    status?: number
    headers?: Record<string, string>
  } = {},
) {
  const { method = 'GET', status = 200, headers = {} } = differences
  const header = (name: string) => headers[name] ?? null
  return toCountedDeed({ method, pathname, status, header }, projects)
}

describe('toCountedDeed', () => {
  it.each([
    [house, 'property', 1001],
    ['/fr/a-vendre/1001/', 'property', 1001],
    ['/nl/property/1001/', 'property', 1001],
    ['/nl/project/7/', 'project', 7],
    ['/nl/projecten/gent/de-kaai/7/', 'project', 7],
    ['/nl/projecten/gent/de-kaai/7/a-01/1020/', 'property', 1020],
    ['/nl/projecten/gent/de-kaai/7/1020/', 'property', 1020],
    ['/nl/aanbod/nieuw/gent/de-kaai/7/', 'project', 7],
    ['/nl/aanbod/te-koop/1001/', 'property', 1001],
    ['/fr/nieuwbouwprojecten-%C3%A0-gand/7/', 'project', 7],
  ])('counts a view of %s', (pathname, homeKind, publicId) => {
    expect(count(pathname)).toEqual({ kind: 'view', homeKind, publicId })
  })
  it.each([
    '/nl/',
    '/nl/te-koop/',
    '/nl/1001/',
    '/te-koop/1001/',
    '/nl/te-koop/herenhuis/0/',
    '/nl/te-koop/herenhuis/99999999999/',
    '/nl/preview/te-koop/1001/',
    '/nl/-/te-koop/1001/',
    '/nl/_/1001/',
    '/nl/%E0%A4%A/te-koop/',
    '/img/1001/1001/',
  ])('counts nothing at %s', (pathname) => {
    expect(count(pathname)).toBeNull()
  })
  it.each([
    ['a page that the browser has still', { status: 304 }],
    ['a page that the browser says it opens', { headers: { 'sec-fetch-dest': 'document' } }],
  ])('counts %s', (_what, differences) => {
    expect(count(house, differences)).not.toBeNull()
  })
  it.each([
    ['a look at the head alone', { method: 'HEAD' }],
    ['a redirect', { status: 308 }],
    ['a page that is not there', { status: 404 }],
    ['a page that failed', { status: 500 }],
    ['content that the router fetches', { headers: { rsc: '1' } }],
    ['content that is fetched ahead', { headers: { 'next-router-prefetch': '1' } }],
    ['what the browser fetches ahead', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    ['what an older browser fetches ahead', { headers: { purpose: 'prefetch' } }],
    ['a frame', { headers: { 'sec-fetch-dest': 'iframe' } }],
  ])('leaves out %s', (_what, differences) => {
    expect(count(house, differences)).toBeNull()
  })
  it('counts a brochure that was sent', () => {
    const brochure = { kind: 'brochure', homeKind: 'property', publicId: 1001 }
    expect(count('/brochures/nl/1001.pdf')).toEqual(brochure)
    expect(count('/brochures/nl/1001.pdf', { status: 206 })).toEqual(brochure)
    expect(count('/brochures/nl/1001.pdf', { status: 429 })).toBeNull()
    expect(count('/brochures/xx/1001.pdf')).toBeNull()
  })
  it('counts what the browser tells, once the site has taken it in', () => {
    const deed = { kind: 'favourite', homeKind: 'property', publicId: 1001 } as const
    const told = (status: number) => count(buildBeaconPath(deed), { method: 'POST', status })
    expect(told(204)).toEqual(deed)
    expect(told(429)).toBeNull()
    expect(count(buildBeaconPath(deed))).toBeNull()
  })
})

describe('parseBeaconPath', () => {
  it.each([
    '/api/visits/send/property/1/',
    '/api/visits/brochure/property/1/',
    '/api/visits/view/list/1/',
    '/api/visits/view/property/0/',
    '/api/visits/view/property/1/2/',
  ])('takes no such deed from a browser: %s', (pathname) => {
    expect(parseBeaconPath(pathname)).toBeNull()
  })
})

describe('mayCount', () => {
  it.each([
    [house, true],
    ['/brochures/nl/1001.pdf', true],
    ['/api/visits/view/property/1001/', true],
    ['/nl/te-koop/', false],
    ['/_next/static/chunk-1.js', false],
    ['/api/forms/1/', false],
  ])('lets through what may count: %s %s', (pathname, answer) => {
    expect(mayCount(pathname)).toBe(answer)
  })
})

describe('isInsider', () => {
  it.each([staffCookie, ownerCookie])('knows %s under both of its names', (name) => {
    expect(isInsider(`${name}=x`)).toBe(true)
    expect(isInsider(`${toHostName(name)}=x`)).toBe(true)
  })

  it.each([
    ['payload-token=x', true],
    ['a=b; gevel-owner=x', true],
    ['a=b;__Host-gevel-owner=x', true],
    ['gevel-locale=nl', false],
    ['my-gevel-owner=x; note=payload-token', false],
    [null, false],
  ])('answers for the cookies %s: %s', (cookie, answer) => {
    expect(isInsider(cookie)).toBe(answer)
  })
})
