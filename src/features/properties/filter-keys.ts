import type { AvailabilityChoice, SearchFeature, SearchSort } from '@/domain/search/search-criteria'

/** The keys of the texts of choices that have a name in the address. */
export const featureKeys = {
  garden: 'garden',
  terrace: 'terrace',
  garage: 'garage',
  parking: 'parking',
  lift: 'lift',
  furnished: 'furnished',
  pool: 'pool',
  'new-build': 'newBuild',
  annuity: 'annuity',
} as const satisfies Record<SearchFeature, string>

export const availabilityKeys = {
  any: 'any',
  open: 'open',
  now: 'now',
  '3-months': 'months3',
} as const satisfies Record<AvailabilityChoice, string>

export const sortKeys = {
  newest: 'newest',
  'price-asc': 'priceAsc',
  'price-desc': 'priceDesc',
  'area-desc': 'areaDesc',
  'price-m2-asc': 'priceM2Asc',
} as const satisfies Record<SearchSort, string>
