import { findCountry } from '@/domain/places/countries'
import type { Locale } from '@/domain/kernel/locales'
import { isRentLike } from '@/domain/properties/goals'
import type { PricePer } from '@/domain/pricing/price-units'
import { filterAmount, type PriceView } from '@/domain/pricing/price-view'
import { cleanDescription } from '@/domain/text/clean-description'
import { toShareImage } from '@/features/media/image-src'
import { toAgencyId } from '@/features/office/agency-json-ld'
import type { PropertyView } from './property-view'

export type JsonLdContext = {
  locale: Locale
  /** Public origin of the site, without slash at the end. */
  origin: string
  canonical: string
  agencyName: string
}

/** The dwelling by its main type; what nobody lives in is a place, which has fewer facts. */
const dwellingTypes: Readonly<Record<number, string>> = {
  1: 'House',
  2: 'Apartment',
  3: 'Apartment',
  5: 'Accommodation',
}

/** Codes of UN/CEFACT for what a rent is counted by. */
const unitCodes: Readonly<Partial<Record<PricePer, string>>> = {
  month: 'MON',
  year: 'ANN',
  week: 'WEE',
  m2: 'MTK',
}

export function toAddressJsonLd({
  streetLine,
  city,
  zip,
  countryId,
}: Pick<PropertyView, 'streetLine' | 'city' | 'zip' | 'countryId'>) {
  return {
    '@type': 'PostalAddress',
    ...(streetLine === null ? {} : { streetAddress: streetLine }),
    ...(city === '' ? {} : { addressLocality: city }),
    ...(zip === '' ? {} : { postalCode: zip }),
    addressCountry: findCountry(countryId)?.iso ?? 'BE',
  }
}

/** A point that was moved to hide an address would be read as the true one, so it is left out. */
function toGeo({ point }: PropertyView) {
  if (point === null || point.isApproximate) return {}
  return { geo: { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lng } }
}

function toRooms({ bedrooms, bathrooms, livingM2, constructionYear }: PropertyView) {
  return {
    ...(bedrooms === null ? {} : { numberOfBedrooms: bedrooms }),
    ...(bathrooms === null ? {} : { numberOfBathroomsTotal: bathrooms }),
    ...(constructionYear === null ? {} : { yearBuilt: constructionYear }),
    ...(livingM2 === null
      ? {}
      : { floorSize: { '@type': 'QuantitativeValue', value: livingM2, unitCode: 'MTK' } }),
  }
}

function toDwelling(view: PropertyView) {
  const type = dwellingTypes[view.typeIds[0] ?? 0]
  return {
    '@type': type ?? 'Place',
    name: view.typeName,
    address: toAddressJsonLd(view),
    ...toGeo(view),
    ...(type === undefined ? {} : toRooms(view)),
  }
}

/** What is asked, where that is public. An annuity counts by its bouquet, as in the lists. */
function toPrice(price: PriceView) {
  const amount = filterAmount(price)
  if (amount === null) return {}
  const per = price.kind === 'amount' ? price.per : null
  const unitCode = per === null ? undefined : unitCodes[per]
  const shared = { price: amount, priceCurrency: 'EUR' }
  const specification = { '@type': 'UnitPriceSpecification', ...shared, unitCode }
  return { ...shared, ...(unitCode === undefined ? {} : { priceSpecification: specification }) }
}

function toOffer({ goal, price, closedAs }: PropertyView, context: JsonLdContext) {
  const { origin, canonical, agencyName } = context
  return {
    '@type': 'Offer',
    url: `${origin}${canonical}`,
    businessFunction: `http://purl.org/goodrelations/v1#${isRentLike(goal) ? 'LeaseOut' : 'Sell'}`,
    availability: `https://schema.org/${closedAs === null ? 'InStock' : 'SoldOut'}`,
    offeredBy: { '@type': 'RealEstateAgent', '@id': toAgencyId(origin), name: agencyName },
    ...toPrice(price),
  }
}

/** Pictures that search engines are told of. */
const picturesMax = 10

/**
 * Structured data of a property page. It is made from the view alone, so it cannot tell more than
 * the page does: no price that is not public, no street or point that is hidden.
 */
export function toPropertyJsonLd(view: PropertyView, context: JsonLdContext): object {
  const { origin, canonical, locale } = context
  const images = view.pictures.flatMap((picture) => toShareImage(picture)?.src ?? [])
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': `${origin}${canonical}#listing`,
    url: `${origin}${canonical}`,
    name: view.title.text,
    inLanguage: locale,
    ...(view.publishedAt === null ? {} : { datePosted: view.publishedAt.slice(0, 10) }),
    ...(view.description === null ? {} : { description: cleanDescription(view.description.text) }),
    ...(images.length === 0
      ? {}
      : { image: images.slice(0, picturesMax).map((src) => `${origin}${src}`) }),
    mainEntity: toDwelling(view),
    offers: toOffer(view, context),
  }
}
