import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ChosenPurpose } from '@/domain/consent/purposes'
import type { Tracking } from '@/domain/consent/vendors'

const tracking: Tracking = {
  analyticsId: 'G-TEST1',
  adsId: null,
  tagManagerId: null,
  socialPixelId: '123456',
}

type Call = ArrayLike<unknown>

const place = { origin: 'https://kassei.example', pathname: '/nl/', search: '' }
const outside: { dataLayer?: Call[]; fbq?: { queue: unknown[][] }; location: typeof place } = {
  location: place,
}

/** The module of a new document, in which nothing runs yet. */
async function openDocument() {
  vi.resetModules()
  const { measure } = await import('./measuring')
  return (given: readonly ChosenPurpose[]) => measure(tracking, given)
}

/** Paths of the pages that analytics was told of. */
const pagesOfTag = () =>
  (outside.dataLayer ?? [])
    .filter(({ 0: command }) => command === 'event')
    .map(({ 2: page }) => new URL(String(Reflect.get(Object(page), 'page_location'))).pathname)

const pagesOfPixel = () => (outside.fbq?.queue ?? []).filter(([command]) => command === 'track')

beforeEach(() => {
  delete outside.dataLayer
  delete outside.fbq
  place.pathname = '/nl/'
  vi.stubGlobal('window', outside)
  vi.stubGlobal('document', {
    title: 'Kassei vastgoed',
    createElement: () => ({}),
    head: { append: () => undefined },
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('measure', () => {
  it('tells nobody of a page before somebody was agreed to', async () => {
    const measure = await openDocument()
    measure([])
    expect(outside.dataLayer).toBeUndefined()
    expect(outside.fbq).toBeUndefined()
  })

  it('tells a service that is agreed to on an open page of that page', async () => {
    const measure = await openDocument()
    measure([])
    measure(['statistics'])
    expect(pagesOfTag()).toEqual(['/nl/'])
  })

  it('tells each service of a page once, also one that is agreed to later', async () => {
    const measure = await openDocument()
    measure(['statistics'])
    measure(['statistics', 'marketing'])
    measure(['statistics', 'marketing'])
    expect(pagesOfTag()).toEqual(['/nl/'])
    expect(pagesOfPixel()).toHaveLength(1)
  })

  it('tells of the next page of a visit, and of the first when the visitor comes back', async () => {
    const measure = await openDocument()
    measure(['statistics'])
    place.pathname = '/nl/contact/'
    measure(['statistics'])
    place.pathname = '/nl/'
    measure(['statistics'])
    expect(pagesOfTag()).toEqual(['/nl/', '/nl/contact/', '/nl/'])
  })
})
