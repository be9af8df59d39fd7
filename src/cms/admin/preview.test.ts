import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { createListingPreview, createPagePreview } from './preview'

type Line = { localizedPath?: string | null; isPublic?: boolean }

/** A request of the desk, with the lines of the address table that belong to the record. */
function requestWith(lines: readonly Line[], locale = 'fr'): PayloadRequest {
  const payload = { find: async () => ({ docs: lines }) }
  return { payload, locale, query: {} } as unknown as PayloadRequest
}

async function previewOf(doc: Record<string, unknown>, lines: readonly Line[], locale = 'fr') {
  return createPagePreview('pages')(doc, { locale, req: requestWith(lines, locale), token: null })
}

describe('createPagePreview', () => {
  it('leads to the address in the language of the form', async () => {
    const lines = [{ localizedPath: '/a-vendre/', isPublic: true }]
    expect(await previewOf({ id: 1 }, lines)).toBe('/fr/preview/a-vendre/')
  })
  it('leads to the home page', async () => {
    expect(await previewOf({ id: 1 }, [{ localizedPath: '/' }], 'nl')).toBe('/nl/preview/')
  })
  it.each<[string, Line[]]>([
    ['without an address', []],
    ['without an address in this language', [{ localizedPath: null }]],
  ])('names a draft by its number %s', async (_, lines) => {
    expect(await previewOf({ id: 1 }, lines)).toBe('/fr/preview/page/1/')
  })
  it('has nothing to show of content for modules', async () => {
    const lines = [{ localizedPath: '/a-vendre/', isPublic: false }]
    expect(await previewOf({ id: 1 }, lines)).toBeNull()
  })
})

describe('createListingPreview', () => {
  const options = { locale: 'de', req: requestWith([]), token: null }
  it('names a property or project by its number', () => {
    expect(createListingPreview('property')({ publicId: 12 }, options)).toBe(
      '/de/preview/property/12/',
    )
    expect(createListingPreview('project')({ publicId: 7 }, options)).toBe('/de/preview/project/7/')
  })
  it('has nothing to show without a number', () => {
    expect(createListingPreview('project')({}, options)).toBeNull()
  })
})
