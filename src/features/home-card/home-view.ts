import type { PriceWords } from '@/domain/formats/price-text'
import type { Locale } from '@/domain/kernel/locales'
import type { MarqueeTone } from '@/domain/properties/marquees'
import type { PictureView } from '@/features/media/to-picture'
import type { EnergyStep } from '@/ui/energy-arrow/energy-arrow'

/**
 * What the card of a home says, in words ready to be drawn by the server or by a browser.
 * Public facts alone.
 */
export type HomeView = {
  /** Public id. */
  id: number
  href: string
  /** Of the advertisement, which tells homes in one street apart. */
  title: string
  titleLocale: Locale
  /** What it is and where: "Herenhuis · 2000 Antwerpen". */
  heading: string
  price: PriceWords
  plate: { text: string; tone: MarqueeTone } | null
  facts: { text: string; spoken: string | null }[]
  energy: (EnergyStep & { label: string }) | null
  picture: PictureView | null
}

/** The answer of `/api/shortlist/`. */
export type HomesAnswer = {
  /** In the order in which they were asked for. */
  homes: HomeView[]
  /** Ids of what is not, or no longer, shown to visitors. */
  gone: number[]
}
