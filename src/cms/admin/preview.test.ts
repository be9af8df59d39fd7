import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import type { Locale } from '@/domain/kernel/locales'
import type { PreviewTarget } from '@/domain/previews/preview-link'
import { createPreview } from './preview'

type Found = {
  /** The lines of the address table that belong to the record. */
  lines?: readonly { localizedPath?: string | null; isPublic?: boolean }[]
  /** The number of a property or project. */
  publicId?: number | null
  /** Those that the site speaks. */
  languages?: readonly Locale[]
}

async function previewOf(target: PreviewTarget, locale: string, found: Found = {}, id = 1) {
  const { lines = [], publicId = null, languages = ['nl', 'fr', 'de'] } = found
  const payload = {
    find: async () => ({ docs: lines }),
    findByID: async () => ({ publicId }),
    findGlobal: async () => ({ items: languages.map((code) => ({ code, use: true })) }),
  }
  const req = { payload, query: {} } as unknown as PayloadRequest
  return createPreview(target)({ id }, { locale, req, token: null })
}

describe('the preview of a page or article', () => {
  it('leads to the address in the language of the form', async () => {
    const lines = [{ localizedPath: '/a-vendre/', isPublic: true }]
    expect(await previewOf('pages', 'fr', { lines })).toBe('/fr/preview/a-vendre/')
  })
  it('leads to the home page', async () => {
    const lines = [{ localizedPath: '/' }]
    expect(await previewOf('pages', 'nl', { lines })).toBe('/nl/preview/')
  })
  it.each<[string, Found]>([
    ['without an address', {}],
    ['without an address in this language', { lines: [{ localizedPath: null }] }],
  ])('names a draft by its number %s', async (_, found) => {
    expect(await previewOf('pages', 'fr', found)).toBe('/fr/preview/page/1/')
  })
  it('has nothing to show of content for modules', async () => {
    const lines = [{ localizedPath: '/a-vendre/', isPublic: false }]
    expect(await previewOf('articles', 'fr', { lines })).toBeNull()
  })
})

describe('the preview of a property or project', () => {
  it('names it by its number', async () => {
    const found = { publicId: 12 }
    expect(await previewOf('properties', 'de', found)).toBe('/de/preview/property/12/')
    expect(await previewOf('projects', 'de', found)).toBe('/de/preview/project/12/')
  })
  it('has nothing to show without a number', async () => {
    expect(await previewOf('projects', 'de')).toBeNull()
  })
})

it.each(['pages', 'properties'] as const)(
  'the preview of %s has nothing to show in a language that the site does not speak',
  async (target) => {
    expect(await previewOf(target, 'fr', { publicId: 12, languages: ['nl'] })).toBeNull()
  },
)
