import { describe, expect, it } from 'vitest'
import {
  carryPortalReturn,
  formatPortalPath,
  formatPortalReturn,
  parsePortalPath,
  parsePortalReturn,
  parsePortalSegments,
  portalSections,
} from './portal'

describe('the addresses of the portal', () => {
  it.each([
    ['/nl/portal/', { kind: 'choice' }],
    ['/fr/portal/account/', { kind: 'account' }],
    ['/fr/portal/account/second-step/', { kind: 'secondStep' }],
    ['/fr/portal/12/', { kind: 'overview', propertyId: 12 }],
    ...portalSections.map(
      (section) =>
        [`/de/portal/7/${section}/`, { kind: 'section', propertyId: 7, section }] as const,
    ),
  ] as const)('reads and writes %s', (path, place) => {
    const parsed = parsePortalPath(path)
    expect(parsed).toEqual({ locale: path.slice(1, 3), place })
    expect(formatPortalPath(parsed?.locale ?? 'en', place)).toBe(path)
  })

  it.each([
    '/nl/portal',
    '/es/portal/',
    '/nl/portal/012/',
    '/nl/portal/0/',
    '/nl/portal/2147483648/',
    '/nl/portal/12/secrets/',
    '/nl/portal/account/media/',
    '/nl/portal/account/second-step/2/',
    '/nl/portal/second-step/',
    '/nl/portal/12/second-step/',
    '/nl/portal/-12/',
    '/nl/portal/12/media/3/',
    '/nl/portal/12/?x=1',
    '//nl/portal/',
    'https://evil.example/nl/portal/',
    '/nl/portal/../admin/',
    '/nl/portal/12/\n',
    '',
  ])('refuses %j', (path) => {
    expect(parsePortalPath(path)).toBeNull()
  })

  it('takes segments of a place alone', () => {
    expect(parsePortalSegments([])).toEqual({ kind: 'choice' })
    expect(parsePortalSegments(['x'])).toBeNull()
  })
})

describe('where a login leads', () => {
  const draft = 'aB3-_'.padEnd(32, 'x')
  const place = { kind: 'section', propertyId: 12, section: 'messages' }
  it('is a page, with the form that waits on it', () => {
    const path = '/nl/portal/12/messages/'
    expect(parsePortalReturn(path)).toEqual({ locale: 'nl', place, draft: null })
    expect(parsePortalReturn(formatPortalReturn(path, draft))).toEqual({
      locale: 'nl',
      place,
      draft,
    })
  })
  it.each([
    '',
    '/nl/',
    `/nl/?form=${draft}`,
    `//evil.example/nl/portal/?form=${draft}`,
    '/nl/portal/?form=short',
    `/nl/portal/?form=${draft}&next=//evil.example`,
    `/nl/portal/?done=message`,
  ])('is nothing else: %s', (text) => {
    expect(parsePortalReturn(text)).toBeNull()
  })
  it('is handed on by the pages of the login, and nothing else is', () => {
    const path = '/nl/portal/12/messages/'
    const next = 'next=%2Fnl%2Fportal%2F12%2Fmessages%2F'
    expect(carryPortalReturn('/nl/login-link/', path)).toBe(`/nl/login-link/?${next}`)
    expect(carryPortalReturn('/nl/login-link/?wish=password', path)).toBe(
      `/nl/login-link/?wish=password&${next}`,
    )
    expect(carryPortalReturn('/nl/login-link/', '//evil.example/nl/portal/')).toBe(
      '/nl/login-link/',
    )
    expect(carryPortalReturn('/nl/login-link/', '')).toBe('/nl/login-link/')
  })
})
