import { locales } from '../kernel/locales'
import { findCountryByIso } from '../places/countries'
import { isAvailableStatus } from '../properties/statuses'
import { toPlainPrice, type ListingSender, type OfferedListing } from './offered-listing'
import { element, mark, writeXml, xmlStart } from './write-xml'
import type { XmlElement } from './xml-element'

/** Words that Kyero's own lists hold, or come nearest, by the main type. */
const typeWords: Readonly<Record<number, string>> = {
  1: 'house',
  2: 'apartment',
  3: 'studio',
  4: 'land',
  5: 'investment',
  6: 'commercial',
  7: 'garage',
}

/** Pictures that Kyero takes of one listing. */
const picturesMax = 50

/** The letter alone: the format has A to G. */
function toLetter(label: string | null): string | null {
  return /^[A-G]/.exec(label?.trim().toUpperCase() ?? '')?.[0] ?? null
}

/** A moment as the format writes it, in UTC: `2026-11-24 21:30:00`. */
function toMoment(iso: string): string {
  return new Date(iso).toISOString().slice(0, 19).replace('T', ' ')
}

function byLanguage(name: string, texts: Partial<Record<string, string>>): XmlElement | null {
  return element(
    name,
    locales.map((locale) => element(locale, texts[locale])),
  )
}

function toPlace({ listing, area }: OfferedListing): (XmlElement | null)[] {
  const { countryIso, city, zip, lat, lng } = listing
  return [
    element('town', city),
    element('province', area ?? city),
    element('country', findCountryByIso(countryIso)?.names.en ?? countryIso),
    element('location', [element('latitude', lat), element('longitude', lng)]),
    element('location_detail', zip === null ? null : `${zip} ${city}`),
  ]
}

function toPrice({ listing }: OfferedListing): (XmlElement | null)[] {
  const price = toPlainPrice(listing)
  const frequency = listing.goal === 'rent' ? (price?.per ?? 'month') : 'sale'
  return [
    element('price', price === null ? 0 : Math.round(price.amount)),
    element('currency', 'EUR'),
    element('price_freq', frequency),
  ]
}

/**
 * A listing in Kyero version 3; null for what the format has no word for: a business that is taken
 * over, and what is no longer on offer. It has neither street nor number, and no status: a home
 * under option stands among the others. A price that is not told is 0, as the format has it.
 */
export function toKyero(offered: OfferedListing): XmlElement | null {
  const { listing, changedAt, pages } = offered
  if (listing.goal === 'takeover' || !isAvailableStatus(listing.status)) return null
  return element('property', [
    element('id', listing.reference),
    element('date', toMoment(changedAt)),
    element('ref', listing.reference),
    ...toPrice(offered),
    element('new_build', listing.isNewBuild ? 1 : 0),
    element('type', typeWords[listing.webId] ?? 'house'),
    ...toPlace(offered),
    element('beds', listing.bedrooms),
    element('baths', listing.bathrooms),
    element('surface_area', [
      element('built', listing.livingAreaM2),
      element('plot', listing.landAreaM2),
    ]),
    element('energy_rating', [element('consumption', toLetter(listing.energyLabel))]),
    byLanguage('url', pages),
    byLanguage('desc', listing.descriptions),
    element(
      'images',
      listing.pictures
        .slice(0, picturesMax)
        .map((url, place) => element('image', [element('url', url)], { id: String(place + 1) })),
    ),
  ])
}

/** What stands before and after the listings of a Kyero file. */
export function toKyeroFrame({ madeAt }: ListingSender): { start: string; end: string } {
  const version = element('feed_version', '3') ?? mark('feed_version')
  const made = element('feed_generated', toMoment(madeAt)) ?? mark('feed_generated')
  const head = { name: 'kyero', attributes: {}, text: '', children: [version, made] }
  return { start: `${xmlStart}<root>${writeXml(head)}\n`, end: '</root>\n' }
}
