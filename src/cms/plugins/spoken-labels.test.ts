import type { Config, LabelFunction } from 'payload'
import { describe, expect, it } from 'vitest'
import { toLocalized } from '@/domain/kernel/locales'
import { words } from '../fields/words'
import { toLabel } from '../lists/name-choice'
import { withSpokenLabels } from './spoken-labels'

const name = words('Naam', 'Nom', 'Name', 'Name')

const inFrench = { i18n: { language: 'fr' }, t: String } as unknown as Parameters<LabelFunction>[0]

const sayFrench = (label: unknown) => (label as LabelFunction)(inFrench)

const config = withSpokenLabels({
  collections: [
    {
      slug: 'things',
      labels: { singular: words('Ding', 'Chose', 'Thing', 'Ding'), plural: name },
      fields: [
        {
          type: 'tabs',
          tabs: [{ label: name, fields: [{ name: 'one', type: 'text', label: name }] }],
        },
        {
          name: 'rows',
          type: 'array',
          label: name,
          labels: { singular: name, plural: name },
          fields: [{ name: 'two', type: 'text', label: name }],
        },
        { name: 'plain', type: 'text', label: 'ID' },
        { name: 'none', type: 'text', label: false },
        { name: 'body', type: 'richText', label: name },
        { name: 'own', type: 'text', label: name, admin: { components: { Field: '/x#X' } } },
      ],
    },
  ],
} as unknown as Config)

const [things] = config.collections ?? []

/** What stands at a place of the configuration, however deep. */
function read(...path: (string | number)[]): unknown {
  return path.reduce<unknown>((inner, step) => Reflect.get(Object(inner), step), things?.fields)
}

describe('withSpokenLabels', () => {
  it('says names of collections, rows and fields in the language of the desk', () => {
    expect(sayFrench(things?.labels?.singular)).toBe('Chose')
    expect(sayFrench(read(0, 'tabs', 0, 'fields', 0, 'label'))).toBe('Nom')
    expect(sayFrench(read(1, 'labels', 'singular'))).toBe('Nom')
    expect(sayFrench(read(1, 'fields', 0, 'label'))).toBe('Nom')
  })

  it('keeps the texts where our own code reads them', () => {
    expect(toLocalized(things?.labels?.singular)).toEqual(words('Ding', 'Chose', 'Thing', 'Ding'))
    expect(toLabel(things?.labels?.plural, 'fr')).toBe('Nom')
  })

  it('leaves the label of a tab, of what the server draws, a plain and a missing one as they are', () => {
    expect(read(0, 'tabs', 0, 'label')).toBe(name)
    expect(read(2, 'label')).toBe('ID')
    expect(read(3, 'label')).toBe(false)
    expect(read(4, 'label')).toBe(name)
    expect(read(5, 'label')).toBe(name)
  })
})
