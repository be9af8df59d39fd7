import { findCountry } from '@/domain/places/countries'
import type { Locale } from '@/domain/kernel/locales'
import { cleanDescription } from '@/domain/text/clean-description'
import { toShareImageSrc } from '@/features/media/image-src'
import { toBreadcrumbJsonLd } from '@/features/routing/breadcrumb-json-ld'
import type { Crumb } from '@/features/routing/page-facts'
import type { PropertyView } from './property-view'

export type JsonLdContext = {
  locale: Locale
  /** Public origin of the site, without slash at the end. */
  origin: string
  canonical: string
  breadcrumb: readonly Crumb[]
  agencyName: string
}

/** The dwelling by its main type; what nobody lives in is a place. */
const dwellingTypes: Readonly<Record<number, string>> = {
  1: 'House',
  2: 'Apartment',
  3: 'Apartment',
}

function toAddress({ streetLine, city, zip, countryId }: PropertyView) {
  return {
    '@type': 'PostalAddress',
    ...(streetLine === null ? {} : { streetAddress: streetLine }),
    addressLocality: city,
    postalCode: zip,
    addressCountry: findCountry(countryId)?.iso,
  }
}

/** A point that was moved to hide an address would be read as the true one, so it is left out. */
function toGeo({ point }: PropertyView) {
  if (point === null || point.isApproximate) return {}
  return { geo: { '@type': 'GeoCoordinates', latitude: point.lat, longitude: point.lng } }
}

function toDwelling(view: PropertyView) {
  const { bedrooms, bathrooms, livingM2, constructionYear, typeIds } = view
  return {
    '@type': dwellingTypes[typeIds[0] ?? 0] ?? 'Place',
    address: toAddress(view),
    ...toGeo(view),
    ...(bedrooms === null ? {} : { numberOfBedrooms: bedrooms }),
    ...(bathrooms === null ? {} : { numberOfBathroomsTotal: bathrooms }),
    ...(constructionYear === null ? {} : { yearBuilt: constructionYear }),
    ...(livingM2 === null
      ? {}
      : { floorSize: { '@type': 'QuantitativeValue', value: livingM2, unitCode: 'MTK' } }),
  }
}

function toOffer({ goal, price, closedAs }: PropertyView, agencyName: string) {
  const isSale = goal === 'sale'
  const amount = price.kind === 'amount' ? price.amount : null
  const isMonthly = price.kind === 'amount' && price.per === 'month'
  const shared = { price: amount, priceCurrency: 'EUR' }
  return {
    '@type': 'Offer',
    businessFunction: `http://purl.org/goodrelations/v1#${isSale ? 'Sell' : 'LeaseOut'}`,
    availability: `https://schema.org/${closedAs === null ? 'InStock' : 'SoldOut'}`,
    seller: { '@type': 'RealEstateAgent', name: agencyName },
    ...(amount === null ? {} : shared),
    ...(amount !== null && isMonthly
      ? {
          priceSpecification: { '@type': 'UnitPriceSpecification', ...shared, unitCode: 'MON' },
        }
      : {}),
  }
}

/**
 * Structured data of a property page. It is made from the view alone, so it cannot tell more than
 * the page does: no price that is not public, no street or point that is hidden.
 */
export function toPropertyJsonLd(view: PropertyView, context: JsonLdContext): object[] {
  const { origin, canonical, locale, breadcrumb, agencyName } = context
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'RealEstateListing',
      url: `${origin}${canonical}`,
      name: view.title.text,
      inLanguage: locale,
      ...(view.publishedAt === null ? {} : { datePosted: view.publishedAt.slice(0, 10) }),
      ...(view.description === null
        ? {}
        : { description: cleanDescription(view.description.text) }),
      image: view.pictures.map((picture) => `${origin}${toShareImageSrc(picture)}`),
      mainEntity: toDwelling(view),
      offers: toOffer(view, agencyName),
    },
    toBreadcrumbJsonLd(breadcrumb, { origin, canonical }),
  ]
}
