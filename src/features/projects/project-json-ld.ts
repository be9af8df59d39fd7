import type { PriceRangeView } from '@/domain/pricing/price-view'
import { filterAmount } from '@/domain/pricing/price-view'
import { isOpenUnit } from '@/domain/projects/unit-status'
import { cleanDescription } from '@/domain/text/clean-description'
import { toShareImage } from '@/features/media/image-src'
import { toAgencyId } from '@/features/office/agency-json-ld'
import { toAddressJsonLd, type JsonLdContext } from '@/features/properties/property-json-ld'
import type { ProjectView, UnitView } from './project-view'

const picturesMax = 10

function toRange(price: PriceRangeView) {
  switch (price.kind) {
    case 'single':
      return { lowPrice: price.amount, highPrice: price.amount }
    case 'range':
      return { lowPrice: price.min, highPrice: price.max }
    case 'from':
      return { lowPrice: price.amount }
    default:
      return {}
  }
}

/** All units together: how many, and between which prices where those are public. */
function toOffers(view: ProjectView, open: readonly UnitView[], context: JsonLdContext) {
  const { origin, canonical, agencyName } = context
  const range = toRange(view.price)
  return {
    '@type': 'AggregateOffer',
    url: `${origin}${canonical}`,
    offerCount: open.length,
    availability: `https://schema.org/${view.price.kind === 'soldOut' ? 'SoldOut' : 'InStock'}`,
    offeredBy: { '@type': 'RealEstateAgent', '@id': toAgencyId(origin), name: agencyName },
    ...range,
    ...('lowPrice' in range ? { priceCurrency: 'EUR' } : {}),
  }
}

function toUnit(unit: UnitView) {
  const { name, areaM2, bedrooms, floor } = unit
  return {
    '@type': 'Apartment',
    name,
    ...(floor === null ? {} : { floorLevel: String(floor) }),
    ...(bedrooms === null ? {} : { numberOfBedrooms: bedrooms }),
    ...(areaM2 === null
      ? {}
      : { floorSize: { '@type': 'QuantitativeValue', value: areaM2, unitCode: 'MTK' } }),
  }
}

function toUnitOffer(unit: UnitView, { origin }: JsonLdContext) {
  const amount = unit.price === null ? null : filterAmount(unit.price)
  return {
    '@type': 'Offer',
    ...(unit.href === null ? {} : { url: `${origin}${unit.href}` }),
    availability: `https://schema.org/${unit.status === 'option' ? 'LimitedAvailability' : 'InStock'}`,
    ...(amount === null ? {} : { price: amount, priceCurrency: 'EUR' }),
    itemOffered: toUnit(unit),
  }
}

function toUnitList(open: readonly UnitView[], view: ProjectView, context: JsonLdContext) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: view.name.text,
    url: `${context.origin}${context.canonical}`,
    numberOfItems: open.length,
    itemListElement: open.map((unit, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: toUnitOffer(unit, context),
    })),
  }
}

function toBuilding(view: ProjectView, units: readonly UnitView[], open: readonly UnitView[]) {
  return {
    '@type': 'ApartmentComplex',
    name: view.name.text,
    address: toAddressJsonLd(view),
    numberOfAccommodationUnits: { '@type': 'QuantitativeValue', value: units.length },
    numberOfAvailableAccommodationUnits: { '@type': 'QuantitativeValue', value: open.length },
  }
}

/**
 * Structured data of a project page: the building, and the units that are still to be had. It is
 * made from the view alone, so it cannot tell more than the page does.
 */
export function toProjectJsonLd(
  view: ProjectView,
  units: readonly UnitView[],
  context: JsonLdContext,
): object[] {
  const { origin, canonical, locale } = context
  const open = units.filter(({ status }) => isOpenUnit(status))
  const images = view.pictures.flatMap((picture) => toShareImage(picture)?.src ?? [])
  const listing = {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    '@id': `${origin}${canonical}#listing`,
    url: `${origin}${canonical}`,
    name: view.name.text,
    inLanguage: locale,
    ...(view.description === null ? {} : { description: cleanDescription(view.description.text) }),
    ...(images.length === 0
      ? {}
      : { image: images.slice(0, picturesMax).map((src) => `${origin}${src}`) }),
    mainEntity: toBuilding(view, units, open),
    offers: toOffers(view, open, context),
  }
  return open.length === 0 ? [listing] : [listing, toUnitList(open, view, context)]
}
