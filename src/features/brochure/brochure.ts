import type { Locale } from '@/domain/kernel/locales'
import type { MentionKind } from '@/domain/properties/mandatory-mentions'
import type { MarqueeTone } from '@/domain/properties/marquees'
import type { PictureView } from '@/features/media/to-picture'
import type { Theme } from '@/domain/brand/theme'

/** A label with its value; `note` stands below in small letters. */
export type BrochureRow = { label: string; value: string; note?: string }

export type BrochureGroup = { title: string; rows: BrochureRow[] }

/** One class on the scale; colours as `#RRGGBB`. */
export type EnergyStep = { letter: string; fill: string; text: string }

export type BrochureEnergy = {
  title: string
  /** Best class first; empty where the home has no place on a scale. */
  scale: EnergyStep[]
  /** Place of the home in the scale. */
  current: number | null
  /** The figure at the pointer. */
  value: string
  /** What is known in words, the duty that comes with the label included. */
  lines: string[]
  rows: BrochureRow[]
}

export type BrochureFlood = {
  title: string
  scores: { letter: string; depth: 1 | 2 | 3 | 4; title: string; text: string }[]
  /** What the symbol of the house in the water says; null where the law asks for none. */
  symbol: string | null
  lines: string[]
}

/** What the law asks to be mentioned, in a few words. */
export type BrochureMention = { kind: MentionKind; text: string }

export type BrochureCosts = {
  title: string
  rows: BrochureRow[]
  total: BrochureRow | null
  notes: string[]
}

/** Everything that stands on the paper, in the language of the reader and ready to be set. */
export type Brochure = {
  publicId: number
  locale: Locale
  title: string
  /** "House for sale", and where, in as few words as a window has room for. */
  headline: { place: string; kind: string }
  /** Street where it is public, and place. */
  address: string
  /** What the home is part of, and what must be known about its address. */
  notes: string[]
  plates: { text: string; tone: MarqueeTone }[]
  reference: string | null
  price: string
  keyFigures: { figure: string; word: string }[]
  description: { title: string; note: string | null; paragraphs: string[] } | null
  factsTitle: string
  facts: BrochureGroup[]
  /** Short forms of all that follows here, for prints without room for it. */
  mentions: BrochureMention[]
  legalTitle: string
  energy: BrochureEnergy
  flood: BrochureFlood | null
  planning: BrochureGroup | null
  certificates: BrochureGroup | null
  costs: BrochureCosts | null
  agent: { title: string; name: string; role: string; phone: string } | null
  agency: {
    title: string
    name: string
    /** Address, telephone, registers: one line each. */
    lines: string[]
    /** One line for the foot of every page. */
    line: string
    /** Telephone as it is printed; empty without one. */
    phone: string
    /** Who is registered for the profession, and under which number. */
    brokers: string[]
  }
  page: { url: string; shownUrl: string; scanText: string; pageText: string }
  madeText: string
  closingText: string
  theme: Theme
  /** Under which the visitor keeps it, without extension. */
  fileName: string
  /** The main picture and at most five more, those with pixels. */
  pictures: PictureView[]
  portrait: PictureView | null
}
