import type { Locale } from '@/domain/kernel/locales'
import type { PriceRangeView, PriceView } from '@/domain/pricing/price-view'
import type { UnitStatus } from '@/domain/projects/unit-status'
import type { PictureView } from '@/features/media/to-picture'
import type { ManagerView, TextInLanguage } from '@/features/properties/property-view'

/** How many units a project has, how many of them are still to be had, how many are gone. */
export type UnitCounts = { total: number; available: number; sold: number }

/** A project in a list. */
export type ProjectCardView = {
  publicId: number
  href: string
  name: string
  city: string
  zip: string
  delivery: string
  price: PriceRangeView
  units: UnitCounts
  picture: PictureView | null
}

/** One line of the table of units. */
export type UnitView = {
  publicId: number
  name: string
  /** Null when nobody filled it in. */
  type: { webId: number; name: string } | null
  /** 0 is the ground floor. */
  floor: number | null
  areaM2: number | null
  terraceM2: number | null
  bedrooms: number | null
  /** Null for a unit that is sold or rented. */
  price: PriceView | null
  status: UnitStatus
  /** Null for a unit without a page of its own. */
  href: string | null
}

/** One step of the works. */
export type ProgressView = {
  date: string
  /** Empty where it would tell a hidden street. */
  text: string
  /** Each with words of its own or those of the step. */
  pictures: PictureView[]
}

/** Everything a visitor may know about a project, in one language. */
export type ProjectView = {
  publicId: number
  name: TextInLanguage
  number: string
  streetLine: string | null
  cityLine: string
  city: string
  zip: string
  countryId: number
  delivery: string
  price: PriceRangeView
  description: TextInLanguage | null
  pictures: PictureView[]
  plans: PictureView[]
  /** Newest first. */
  progress: ProgressView[]
  externalWeb: string | null
  manager: ManagerView | null
  visibleIn: readonly Locale[]
}
