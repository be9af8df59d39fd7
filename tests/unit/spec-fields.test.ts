import type { CollectionConfig, GlobalConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { Banners } from '@/cms/collections/banners'
import { Categories } from '@/cms/collections/categories'
import { createDictionary } from '@/cms/collections/dictionary'
import { Marquees } from '@/cms/collections/marquees'
import { createMedia } from '@/cms/collections/media'
import { createModules } from '@/cms/collections/modules'
import { Neighbourhoods } from '@/cms/collections/neighbourhoods'
import { Pages } from '@/cms/collections/pages'
import { Places } from '@/cms/collections/places'
import { Projects } from '@/cms/collections/projects'
import { PropertyTypes } from '@/cms/collections/property-types'
import { Routes } from '@/cms/collections/routes'
import { Testimonials } from '@/cms/collections/testimonials'
import { Footer } from '@/cms/globals/footer'
import { Languages } from '@/cms/globals/languages'
import { Menu } from '@/cms/globals/menu'
import { FieldConditions } from '@/cms/globals/field-conditions'
import { SearchBlock } from '@/cms/globals/search-block'
import { TopBar } from '@/cms/globals/top-bar'
import { Tracking } from '@/cms/globals/tracking'
import { listTexts } from '@/i18n/catalogue'
import { moduleTypes } from '@/modules/registry'
import { Enquiries, Properties } from './composed-collections'
import { pathsOfCollection, pathsOfGlobal } from './field-paths'
import { specFields } from './spec-field-table'

const collections: CollectionConfig[] = [
  Banners,
  Categories,
  createDictionary(listTexts),
  Enquiries,
  Marquees,
  createMedia({ directory: '/media' }),
  createModules(moduleTypes),
  Neighbourhoods,
  Pages,
  Places,
  Projects,
  Properties,
  PropertyTypes,
  Routes,
  Testimonials,
]
const globals: GlobalConfig[] = [
  FieldConditions,
  Footer,
  Languages,
  Menu,
  SearchBlock,
  TopBar,
  Tracking,
]

const stored = new Set([
  ...collections.flatMap(pathsOfCollection),
  ...globals.flatMap(pathsOfGlobal),
])

describe('the fields that the product is asked to keep', () => {
  it.each(Object.entries(specFields))(
    'have a place in the configuration: %s',
    (_entity, fields) => {
      const missing = Object.entries(fields)
        .filter(([, path]) => !stored.has(path))
        .map(([name, path]) => `${name} (expected at ${path})`)
      expect(missing).toEqual([])
    },
  )

  it('are looked for in a configuration that has fields at all', () => {
    expect(stored.size).toBeGreaterThan(300)
  })
})
