import type { EnergyView } from '@/domain/energy/energy-label'
import type { CalendarDay } from '@/domain/kernel/calendar-day'
import type { Locale } from '@/domain/kernel/locales'
import type { Region } from '@/domain/places/region'
import type { PriceView } from '@/domain/pricing/price-view'
import type { FactCode } from '@/domain/properties/fact-codes'
import type { PropertyGoal } from '@/domain/properties/goals'
import type { MarqueeTone } from '@/domain/properties/marquees'
import type { PropertyStatus } from '@/domain/properties/statuses'
import type { ListKey } from '@/domain/properties/visibility'
import type { SearchFeature } from '@/domain/search/search-criteria'

/** A picture of the media library, in the size in which it was uploaded. */
export type ListingPicture = {
  mediaId: number
  /** Changes when the file changes; part of its address. */
  version: string
  alt: string
  /** Pixels; null for a drawing without a size of its own. */
  width: number | null
  height: number | null
  /** Point of interest in percent from the left and the top. */
  focus: { x: number; y: number }
  isVector: boolean
}

/** Everything that a card of a list shows. Public facts alone, in one language. */
export type ListingCard = {
  publicId: number
  title: string
  /** The language of the title: another one where this language has none. */
  titleLocale: Locale
  goal: PropertyGoal
  status: PropertyStatus
  lists: ListKey[]
  /** Agency reference; null for a discreet property. */
  recordFile: string | null
  typeWebId: number
  typeKey: string
  typeName: string
  /** Town in the language of the card; empty when unknown. */
  city: string
  zip: string
  countryId: number
  /** Area of a Spanish property. */
  areaName: string | null
  region: Region | null
  /** After hiding: holds no amount that visitors may not know. */
  price: PriceView
  marquee: { code: number; name: string; tone: MarqueeTone } | null
  bedrooms: number | null
  bathrooms: number | null
  /** m² */
  livingAreaM2: number | null
  /** m² */
  plotAreaM2: number | null
  energy: EnergyView
  hasGarden: boolean
  hasTerrace: boolean
  hasGarage: boolean
  hasParking: boolean
  hasLift: boolean
  hasPool: boolean
  isNewBuild: boolean
  isInvestment: boolean
  /** The first five; none for a discreet property. */
  pictures: ListingPicture[]
  projectPublicId: number | null
  unit: { lot: string | null; floor: number | null; status: FactCode<'unitStatus'> | null } | null
  /** ISO moment. */
  publishedAt: string
}

/**
 * One row of `rm.listings`, named as the columns are: a property in a language in which visitors
 * may see it. Whatever is hidden from visitors is not in it, in any column.
 */
export type ListingRow = {
  property_id: number
  locale: Locale
  public_id: number
  lists: ListKey[]
  goal: PropertyGoal
  status: PropertyStatus
  marquee_code: number | null
  main_type_id: number
  /** Web ids. */
  type_ids: number[]
  country_id: number
  zip: string
  city: string
  /** One key per place, whatever the language or spelling. */
  city_key: string
  /** Keys of every name of the place. */
  city_keys: string[]
  place_id: number | null
  /** Euro; null when visitors may not know it. */
  price: number | null
  /** m² */
  area: number | null
  /** m² */
  plot_m2: number | null
  bedrooms: number | null
  bathrooms: number | null
  energy_label: string | null
  features: SearchFeature[]
  /** Neither under option nor sold or rented. */
  is_open: boolean
  availability: FactCode<'availability'> | null
  /** Only where the availability is a date. */
  available_from: CalendarDay | null
  project_id: number | null
  project_public_id: number | null
  record_file_key: string | null
  title: string
  search_text: string
  /** Degrees; moved when the address is hidden, null when discreet or unknown. */
  lat: number | null
  lng: number | null
  point_is_approximate: boolean
  picture_ids: number[]
  is_indexable: boolean
  published_at: string
  /** Last day on which a sold or rented property is shown. */
  visible_until: CalendarDay | null
  updated_at: string
  card: ListingCard
}
