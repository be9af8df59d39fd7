import type { CollectionConfig, Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { Marquees } from '@/cms/collections/marquees'
import { Neighbourhoods } from '@/cms/collections/neighbourhoods'
import { Places } from '@/cms/collections/places'
import { PriceUnits } from '@/cms/collections/price-units'
import { Projects } from '@/cms/collections/projects'
import { PropertyTypes } from '@/cms/collections/property-types'
import { locales } from '@/domain/kernel/locales'
import { Properties } from './composed-collections'

const listings = [
  Properties,
  Projects,
  PropertyTypes,
  Places,
  Neighbourhoods,
  Marquees,
  PriceUnits,
].map((collection): [string, CollectionConfig] => [collection.slug, collection])

describe('the admin of the listings', () => {
  it.each(listings)(
    'names and explains every field of %s in four languages',
    (_slug, collection) => {
      expect(collection.fields.flatMap((field) => gapsOf(field))).toEqual([])
    },
  )

  it('says the unit of a surface and of an amount in the label', () => {
    const labels = collectLabels(Properties.fields)
    expect(labels.get('surfaceLivingM2')).toMatch(/\(m²\)$/)
    expect(labels.get('price')).toMatch(/\(€\)$/)
    expect(labels.get('energyPerformance')).toMatch(/\(kWh\/m²\)$/)
  })
})

/** What a field lacks, in words; fields that editors never see lack nothing. */
function gapsOf(field: Field): string[] {
  if (field.type === 'tabs') {
    return field.tabs.flatMap((tab) => [
      ...(isInFour(tab.label) ? [] : ['a tab has no name']),
      ...tab.fields.flatMap(gapsOf),
    ])
  }
  const name = 'name' in field ? field.name : field.type
  if ('hidden' in field && field.hidden) return []
  const inner = 'fields' in field ? field.fields.flatMap(gapsOf) : []
  const options = field.type === 'select' ? field.options : []
  // A panel of our own stores nothing, and says itself what it is.
  const isDescribed = ['group', 'ui'].includes(field.type) || isInFour(descriptionOf(field))
  return [
    ...('label' in field && isInFour(field.label) ? [] : [`${name} has no label`]),
    ...(isDescribed ? [] : [`${name} has no description`]),
    ...options
      .filter((option) => typeof option === 'string' || !isInFour(option.label))
      .map(() => `${name} has an option without words`),
    ...inner,
  ]
}

function descriptionOf({ admin }: Field): unknown {
  return admin !== undefined && 'description' in admin ? admin.description : undefined
}

function isInFour(text: unknown): boolean {
  if (typeof text !== 'object' || text === null) return false
  const words: Partial<Record<string, unknown>> = { ...text }
  return locales.every((locale) => typeof words[locale] === 'string' && words[locale] !== '')
}

function collectLabels(fields: readonly Field[]): Map<string, string> {
  const entries = fields.flatMap((field): [string, string][] => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => [...collectLabels(tab.fields)])
    if (!('name' in field) || !('label' in field)) return []
    const label: unknown = field.label
    const dutch = typeof label === 'object' && label !== null && 'nl' in label ? label.nl : ''
    return [[field.name, String(dutch)]]
  })
  return new Map(entries)
}
