import type { z } from 'zod'
import * as content from './content'
import { demands } from './demand'
import { globals } from './globals'
import { projects, properties, visits } from './listing'
import { owners } from './owner'
import { pictures, videos } from './picture'
import * as reference from './reference'

/** What each bundled file holds; the key is the name of the file in `seed/data`. */
export const seedFiles = {
  'property-types': reference.propertyTypes,
  marquees: reference.marquees,
  'price-units': reference.priceUnits,
  places: reference.places,
  categories: reference.categories,
  'list-presets': reference.listPresets,
  team: reference.team,
  testimonials: reference.testimonials,
  pictures,
  videos,
  properties,
  projects,
  visits,
  owners,
  demands,
  articles: content.articles,
  modules: content.modules,
  banners: content.banners,
  pages: content.pages,
  routes: content.routes,
  redirects: content.redirects,
  dictionary: content.dictionary,
  globals,
} as const

export type SeedFile = keyof typeof seedFiles

export type SeedData = { [File in SeedFile]: z.infer<(typeof seedFiles)[File]> }
