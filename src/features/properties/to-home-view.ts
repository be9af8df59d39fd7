import { formatArea } from '@/domain/formats/numbers'
import { toPriceWords } from '@/domain/formats/price-text'
import type { Locale } from '@/domain/kernel/locales'
import { toTypeWord } from '@/domain/properties/type-word'
import type { HomeView } from '@/features/home-card/home-view'
import type { cardMessages } from './card-messages'
import { toEnergyStep } from './energy-words'
import type { PropertyCardView } from './to-property-card'

/** The words of a card in one language. */
export type CardTexts = (
  key: keyof (typeof cardMessages)[Locale],
  values?: Record<string, string | number>,
) => string

/** What a home is and where: "Herenhuis · 2000 Antwerpen". */
function toHeading(card: PropertyCardView, locale: Locale): string {
  const ownTitle = card.titleLocale === locale ? card.title : null
  const place = [card.zip, card.city].filter(Boolean).join(' ')
  return [toTypeWord(card.typeName, ownTitle, locale), place].filter(Boolean).join(' · ')
}

function toFacts(card: PropertyCardView, t: CardTexts): HomeView['facts'] {
  const { bedrooms, livingAreaM2, plotAreaM2 } = card
  const size = livingAreaM2 ?? plotAreaM2
  const outside = (['hasGarden', 'hasTerrace', 'hasGarage'] as const).find((flag) => card[flag])
  const words = { hasGarden: 'garden', hasTerrace: 'terrace', hasGarage: 'garage' } as const
  const area = size === null ? null : formatArea(size)
  return [
    ...(bedrooms !== null && bedrooms > 0
      ? [
          {
            text: t('bedrooms', { count: bedrooms }),
            spoken: t('bedroomsSpoken', { count: bedrooms }),
          },
        ]
      : []),
    ...(area === null
      ? []
      : [{ text: livingAreaM2 === null ? t('plot', { area }) : area, spoken: null }]),
    ...(outside ? [{ text: t(words[outside]), spoken: null }] : []),
  ]
}

function toEnergy({ energy, region }: PropertyCardView, t: CardTexts): HomeView['energy'] {
  if (energy.kind !== 'label') return null
  const step = toEnergyStep(energy.label, region)
  return { ...step, label: t('energyLabel', { letter: step.letter }) }
}

/** A card of the lists in words, as the browser draws it. */
export function toHomeView(card: PropertyCardView, locale: Locale, t: CardTexts): HomeView {
  const { publicId, href, title, titleLocale, price, marquee, pictures } = card
  return {
    id: publicId,
    href,
    title,
    titleLocale,
    heading: toHeading(card, locale),
    price: toPriceWords(price, locale),
    plate: marquee && marquee.name !== '' ? { text: marquee.name, tone: marquee.tone } : null,
    facts: toFacts(card, t),
    energy: toEnergy(card, t),
    picture: pictures[0] ?? null,
  }
}
