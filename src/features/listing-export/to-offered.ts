import type { Property } from '@/cms/payload-types'
import type { ListingCard } from '@/cms/read-model/listing-row'
import { createRedactor } from '@/cms/read-model/redact-street'
import { findLoaded } from '@/cms/relation-id'
import { formatEnergyLabel } from '@/domain/energy/energy-label'
import type { CalendarDay } from '@/domain/kernel/calendar-day'
import { toLocalized, type Locale } from '@/domain/kernel/locales'
import { listingSchema, type Listing } from '@/domain/listings/listing'
import type { OfferedListing } from '@/domain/listings/offered-listing'
import { findCountry } from '@/domain/places/countries'
import { isAddressPublic } from '@/domain/places/location'
import { provinceOfPostcode } from '@/domain/places/province'
import type { PriceView } from '@/domain/pricing/price-view'
import { toImageSrc } from '@/features/media/image-src'
import { toPictures } from '@/features/media/to-picture'
import { redactSentences } from '@/features/properties/describe-texts'
import { hidePrivate } from '@/features/properties/hide-private'
import { toEnergy } from '@/features/properties/to-property-condition'

/** A home in one language, as the lists of the site have it. */
export type ExportRow = {
  id: number
  locale: Locale
  card: ListingCard
  lat: number | null
  lng: number | null
  isApproximate: boolean
  changedAt: Date
}

export type ExportContext = {
  /** The Belgian day of the export. */
  today: CalendarDay
  /** Scheme and host of the site, without a slash at the end. */
  origin: string
  /** Path of the page of a row. */
  toPath: (row: ExportRow) => string
}

/** Code of the unit that stands for "starting from". */
const fromUnit = 7

/** The amount that a visitor may read, by the units of the domain. */
function toPrice(price: PriceView, unitCode: number | null) {
  if (price.kind === 'annuity') return { price: price.bouquet, priceUnit: null, publishPrice: true }
  if (price.kind !== 'amount') return { price: null, priceUnit: null, publishPrice: false }
  const priceUnit = price.prefix === null ? unitCode : fromUnit
  return { price: price.amount, priceUnit, publishPrice: true }
}

/** Titles that were written in their language; a borrowed one is none. */
function toTitles(rows: readonly ExportRow[]): Listing['titles'] {
  const own = rows.filter(({ locale, card }) => card.titleLocale === locale && card.title !== '')
  return Object.fromEntries(own.map(({ locale, card }) => [locale, card.title]))
}

/** The descriptions in the languages of the rows, without a sentence that names a hidden street. */
function toDescriptions(property: Property, rows: readonly ExportRow[]): Listing['descriptions'] {
  const redact = createRedactor({
    street: property.street ?? null,
    publishAddress: property.publishAddress ?? false,
    isDiscreet: property.isDiscreet ?? false,
  })
  const texts = toLocalized(property.description)
  return Object.fromEntries(
    rows.flatMap(({ locale }) => {
      const text = redactSentences(texts[locale] ?? '', redact)
      return text === '' ? [] : [[locale, text]]
    }),
  )
}

/**
 * Where the home is. A point that was moved to hide an address is left out: on the site it is a
 * circle, but whoever gets a file would take it for the house.
 */
function toPlace(property: Property, { card, lat, lng, isApproximate }: ExportRow) {
  const isOpen = isAddressPublic(property) && !isApproximate
  const { street, houseNumber, boxNr } = property
  return {
    countryIso: findCountry(card.countryId)?.iso ?? '',
    zip: card.zip || null,
    city: card.city,
    publishAddress: isOpen,
    street: (isOpen && street) || null,
    houseNumber: (isOpen && houseNumber) || null,
    boxNr: (isOpen && boxNr) || null,
    lat: isOpen ? lat : null,
    lng: isOpen ? lng : null,
  }
}

function toFacts(property: Property, today: CalendarDay) {
  const { view, kwhPerM2Year } = toEnergy(property, today)
  return {
    bedrooms: property.bedrooms ?? null,
    bathrooms: property.bathrooms ?? null,
    livingAreaM2: property.surfaceLivingM2 ?? null,
    landAreaM2: property.surfaceGroundM2 ?? null,
    buildYear: property.constructionYear ?? null,
    energyKwhPerM2Year: kwhPerM2Year,
    energyLabel: view.kind === 'label' ? formatEnergyLabel(view.label) : null,
    energyCertificateCode: property.epcUniqueCode ?? null,
    co2KgPerM2Year: property.epcCo2 ?? null,
  }
}

/**
 * A home as it leaves the agency. Made from what the lists of the site show and from the record
 * after `hidePrivate`, so that no file tells more than the page.
 *
 * @param record read in all languages, with its type, marquee, unit of price and pictures
 * @param rows of the home in the languages that are asked for; one or more
 * @returns the names of faulty fields where the record is no listing, such as one without a town
 */
export function toOffered(
  record: Property,
  rows: readonly [ExportRow, ...ExportRow[]],
  { today, origin, toPath }: ExportContext,
): { ok: true; value: OfferedListing } | { ok: false; faults: string[] } {
  const [first] = rows
  const open = hidePrivate(record, today)
  const unitCode = findLoaded(record.priceUnit)?.code ?? null
  const parsed = listingSchema.safeParse({
    reference: record.recordFile,
    goal: record.goal,
    status: record.status,
    webId: first.card.typeWebId,
    isAnnuity: record.isAnnuity ?? false,
    isNewBuild: record.isNewBuild ?? false,
    ...toPrice(first.card.price, unitCode),
    ...toPlace(open, first),
    ...toFacts(open, today),
    titles: toTitles(rows),
    descriptions: toDescriptions(record, rows),
    pictures: toPictures(open.pictures)
      .filter(({ isVector }) => !isVector)
      .map((picture) => `${origin}${toImageSrc(picture, 1360)}`),
  })
  if (!parsed.success) {
    return { ok: false, faults: parsed.error.issues.map(({ path }) => path.join('.')) }
  }
  return {
    ok: true,
    value: {
      listing: parsed.data,
      changedAt: first.changedAt.toISOString(),
      pages: Object.fromEntries(rows.map((row) => [row.locale, `${origin}${toPath(row)}`])),
      area: provinceOfPostcode(first.card.zip, first.card.countryId) ?? first.card.areaName,
    },
  }
}
