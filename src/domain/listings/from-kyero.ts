import { locales } from '../kernel/locales'
import { err, ok } from '../kernel/result'
import { findCountryByName } from '../places/countries'
import { isUntold, toFlagValue, toNumberValue } from './raw-values'
import type { FeedRead, FieldNames, RawListing } from './read-listings'
import { findTypeByWords } from './type-from-words'
import { childrenOf, findElement, findText, type XmlElement } from './xml-element'

const names: FieldNames = {
  reference: 'ref',
  goal: 'price_freq',
  webId: 'type',
  countryIso: 'country',
  zip: 'location_detail',
  city: 'town',
  lat: 'location/latitude',
  lng: 'location/longitude',
  bedrooms: 'beds',
  bathrooms: 'baths',
  livingAreaM2: 'surface_area/built',
  landAreaM2: 'surface_area/plot',
  energyLabel: 'energy_rating/consumption',
  isNewBuild: 'new_build',
  descriptions: 'desc',
  pictures: 'images/image/url',
}

/** Words of `price_freq`: anything but a sale is paid by the month or week. */
const goalByFrequency: Readonly<Record<string, string>> = {
  sale: 'sale',
  new_build: 'sale',
  month: 'rent',
  week: 'rent',
}

/** The price unit of a rent by the week. */
const perWeek = 5

/** Where the detail of a place begins with a postcode, as in "2000 Antwerpen". */
const leadingPostcode = /^\d{4,5}(?= )/

/**
 * Reads Kyero version 3. The format has no street and no status: what is in the feed is on offer,
 * and its private `notes` are never read. It has no postcode of its own either, though our feeds
 * begin `location_detail` with one. A price of 0 is a price on request.
 */
export function fromKyero(root: XmlElement): FeedRead {
  const isKyero = root.name === 'root' && findText(root, 'kyero/feed_version')?.startsWith('3')
  if (isKyero !== true) return err('feed.unreadable')
  return ok({ records: childrenOf(root, 'property').map(toRaw), names })
}

function toRaw(property: XmlElement): RawListing {
  const number = (path: string) => toNumberValue(findText(property, path))
  const frequency = findText(property, 'price_freq')
  const type = findText(property, 'type')
  const country = findText(property, 'country')
  const price = number('price')
  return {
    values: {
      reference: findText(property, 'ref') ?? findText(property, 'id'),
      goal:
        frequency === undefined
          ? undefined
          : (goalByFrequency[frequency.toLowerCase()] ?? frequency),
      status: 'active',
      webId: type === undefined ? undefined : (findTypeByWords(type) ?? type),
      isNewBuild: toFlagValue(findText(property, 'new_build')),
      price,
      priceUnit: frequency?.toLowerCase() === 'week' ? perWeek : null,
      publishPrice: !isUntold(price),
      countryIso: country === undefined ? 'ES' : (findCountryByName(country)?.iso ?? country),
      zip: findText(property, 'location_detail')?.match(leadingPostcode)?.[0],
      city: findText(property, 'town'),
      lat: number('location/latitude'),
      lng: number('location/longitude'),
      bedrooms: number('beds'),
      bathrooms: number('baths'),
      livingAreaM2: number('surface_area/built'),
      landAreaM2: number('surface_area/plot'),
      energyLabel: findText(property, 'energy_rating/consumption'),
      descriptions: toTexts(property),
      pictures: toPictures(property),
    },
  }
}

function toTexts(property: XmlElement): Record<string, string> {
  const desc = findElement(property, 'desc')
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const text = desc === null ? undefined : findText(desc, locale)
      return text === undefined ? [] : [[locale, text]]
    }),
  )
}

/** The ids of the images give their order, not their place in the feed. */
function toPictures(property: XmlElement): (string | undefined)[] {
  return childrenOf(findElement(property, 'images'), 'image')
    .toSorted((a, b) => Number(a.attributes.id ?? 0) - Number(b.attributes.id ?? 0))
    .map((image) => findText(image, 'url'))
}
