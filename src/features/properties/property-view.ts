import type { EnergyLabel, EnergyRegion } from '@/domain/energy/energy-bands'
import type { EnergyView } from '@/domain/energy/energy-label'
import type { RenovationDuty } from '@/domain/energy/renovation-duty'
import type { Locale } from '@/domain/kernel/locales'
import type { VideoLink } from '@/domain/media/video-link'
import type { GeoPoint } from '@/domain/places/location'
import type { PriceView } from '@/domain/pricing/price-view'
import type { FloodScore } from '@/domain/properties/flood'
import type { MarqueeTone } from '@/domain/properties/marquees'
import type { PropertyGoal } from '@/domain/properties/goals'
import type { PictureView } from '@/features/media/to-picture'
import type { FactGroup } from './fact-groups'
import type { CostView } from './to-cost-view'
import type { LoanView } from './to-loan-view'
import type { PropertyLaw } from './to-property-law'
import type { YieldView } from './to-yield-view'

export type Plate = { text: string; tone: MarqueeTone }

export const keyFactKinds = ['bedrooms', 'bathrooms', 'living', 'plot', 'built', 'parking'] as const
export type KeyFactKind = (typeof keyFactKinds)[number]
/** A figure; areas in m², the year of building as it stands. */
export type KeyFact = { kind: KeyFactKind; figure: number }

/** A text in the language of the page, or in another one when the language has none. */
export type TextInLanguage = { text: string; locale: Locale }

export type PropertyEnergy = {
  view: EnergyView
  region: EnergyRegion | null
  /** Primary energy, kWh/m² per year. */
  kwhPerM2Year: number | null
  /** The scale of the region, best label first; empty outside Belgium. */
  scale: readonly EnergyLabel[]
  duty: RenovationDuty | null
}

/** The Flemish flood scores; null where the law asks for none. */
export type PropertyFlood = {
  parcel: FloodScore | null
  building: FloodScore | null
  needsSymbol: boolean
  isInFloodZone: boolean
  isInRiverbankZone: boolean
  reportDate: string | null
  /** The classes from before 2023, told only of what has no scores yet. */
  formerRisk: 'none' | 'possible' | 'effective' | null
}

export type ManagerView = {
  name: string
  role: string
  phone: string
  portrait: PictureView | null
}

export type DocumentKind =
  'epc' | 'plan' | 'planning' | 'soil' | 'electricity' | 'asbestos' | 'brochure' | 'deed' | 'other'

export type DocumentView = {
  id: number
  title: string
  kind: DocumentKind
  bytes: number | null
  href: string
}

/** Everything a visitor may know about a property, in one language. Nothing hidden is in it. */
export type PropertyView = {
  publicId: number
  /** Null for a discreet property. */
  reference: string | null
  goal: PropertyGoal
  title: TextInLanguage
  typeName: string
  typeIds: number[]
  isResidential: boolean
  /** Null when the address is hidden. */
  streetLine: string | null
  cityLine: string
  city: string
  zip: string
  areaName: string | null
  countryId: number
  region: EnergyRegion | null
  plates: Plate[]
  /** Set when the home is sold or rented and its page only says so. */
  closedAs: 'sold' | 'rented' | null
  isDiscreet: boolean
  /** Visitors may make an offer. */
  takesOffers: boolean
  /** Visitors may apply for it as tenants. */
  takesTenants: boolean
  price: PriceView
  /** Indicative; null where no price is public or no rule of ours applies. */
  costs: CostView | null
  /** The loan calculator; null for what is not for sale at a public price. */
  loan: LoanView | null
  /** Null for what is no investment, or has no public price or rent. */
  rentalYield: YieldView | null
  /** Euro per month, beside a rent that is public. */
  chargesRenter: number | null
  vatRegime: 'registration' | 'vat21' | 'vat6' | 'mixed' | null
  keyFacts: KeyFact[]
  /** Paragraphs, without markup. */
  description: TextInLanguage | null
  factGroups: FactGroup[]
  energy: PropertyEnergy
  flood: PropertyFlood | null
  /** What every print of it has to mention. */
  law: PropertyLaw
  point: (GeoPoint & { isApproximate: boolean }) | null
  pictures: PictureView[]
  plans: PictureView[]
  /** Pictures in the round. */
  panoramas: PictureView[]
  video: VideoLink | null
  tour: VideoLink | null
  documents: DocumentView[]
  manager: ManagerView | null
  project: { publicId: number; name: string } | null
  bedrooms: number | null
  bathrooms: number | null
  livingM2: number | null
  constructionYear: number | null
  publishedAt: string | null
  checkedAt: string | null
}
