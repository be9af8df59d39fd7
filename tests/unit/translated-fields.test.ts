import type { Field, SanitizedConfig } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { isTranslatable, listRecordTexts, putText } from '@/cms/translations/text-fields'
import { listTextOwners } from '@/cms/translations/text-owners'
import { listFields } from './field-paths'

let config: SanitizedConfig

beforeAll(async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/none')
  vi.stubEnv('PAYLOAD_SECRET', 'only-for-reading-the-configuration')
  config = await (await import('../../payload.config')).default
})

const isLocalized = (field: Field) => 'localized' in field && field.localized === true

describe('the texts of the site', () => {
  it('are every localized field, but for addresses and what is copied from titles', () => {
    const all = [...config.collections, ...config.globals].flatMap(({ slug, fields }) =>
      listFields(fields, slug).filter(({ field }) => isLocalized(field)),
    )
    const left = all.filter(({ field }) => !isTranslatable(field)).map(({ path }) => path)
    // Whether an address follows its title is no text.
    expect(left).toEqual(['routes.localizedPath', 'routes.followsTitle'])
    const names = listTextOwners({ config }).map(({ name }) => name)
    expect(names).not.toContain('routes')
    expect(names).toEqual(expect.arrayContaining(['pages', 'media', 'dictionary', 'global:footer']))
  })
})

const text = (name: string, more: object = {}): Field => ({
  name,
  type: 'text',
  localized: true,
  label: { nl: name, fr: name, en: name, de: name },
  ...more,
})

const fields: Field[] = [
  { type: 'tabs', tabs: [{ label: 'x', fields: [text('title', { maxLength: 20 })] }] },
  { type: 'row', fields: [{ name: 'seo', type: 'group', fields: [text('description')] }] },
  {
    name: 'rows',
    type: 'array',
    fields: [text('alt'), { name: 'inner', type: 'array', fields: [text('label')] }],
  },
  { name: 'layout', type: 'blocks', blocks: [{ slug: 'quote', fields: [text('words')] }] },
  text('hint', { admin: { condition: (data: { isHinted?: boolean }) => data.isHinted === true } }),
  text('address', { unique: true }),
]

const record = {
  title: { nl: 'Huis', fr: 'Maison' },
  seo: { description: { nl: 'Over' } },
  rows: [{ id: 'a1', alt: { nl: 'Gevel' }, inner: [{ id: 'b1', label: { nl: 'Naam' } }] }],
  layout: [{ id: 'c1', blockType: 'quote', words: { nl: 'Citaat' } }],
}

describe('the texts of a record', () => {
  it('are found in tabs, rows, groups, lists in lists and blocks', () => {
    expect(listRecordTexts(fields, record).map(({ path, isShown }) => [path, isShown])).toEqual([
      ['title', true],
      ['seo.description', true],
      ['rows.a1.alt', true],
      ['rows.a1.inner.b1.label', true],
      ['layout.c1.words', true],
      ['hint', false],
    ])
  })

  it('come with their limit, their label and their words', () => {
    const [title, , alt] = listRecordTexts(fields, record)
    expect(title).toMatchObject({ charactersMax: 20, values: { nl: 'Huis', fr: 'Maison' } })
    expect(alt?.label.nl).toBe('rows 1 › alt')
  })

  it('are put back where they were found, and nowhere where that is gone', () => {
    const stored = {
      rows: [
        { id: 'a1', alt: '' },
        { id: 'a2', alt: 'x' },
      ],
      seo: { title: 'y' },
    }
    expect(putText(stored, 'rows.a1.alt', 'Façade')).toEqual({
      rows: [
        { id: 'a1', alt: 'Façade' },
        { id: 'a2', alt: 'x' },
      ],
    })
    expect(putText(stored, 'seo.description', 'z')).toEqual({
      seo: { title: 'y', description: 'z' },
    })
    expect(putText(stored, 'title', 'w')).toEqual({ title: 'w' })
    expect(putText(stored, 'rows.a9.alt', 'v')).toBeNull()
  })
})
