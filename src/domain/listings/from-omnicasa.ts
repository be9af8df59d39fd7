import { err, ok } from '../kernel/result'
import { findCountry } from '../places/countries'
import { goalFromCode } from '../properties/goals'
import { parseWebIds } from '../properties/property-types'
import { statusFromFeedCode } from '../properties/statuses'
import { isRecord, isUntold, toFlagValue, toLookup, toNumberValue, toTextValue } from './raw-values'
import type { FeedRead, FieldNames, RawListing } from './read-listings'

const names: FieldNames = {
  reference: 'ID',
  goal: 'Goal',
  status: 'Status',
  webId: 'WebID',
  price: 'Price',
  priceUnit: 'PriceUnit',
  publishPrice: 'PublishPrice',
  countryIso: 'Country',
  zip: 'Zip',
  city: 'City',
  street: 'Street',
  houseNumber: 'HouseNumber',
  boxNr: 'BoxNumber',
  publishAddress: 'PublishAddress',
  lat: 'GoogleX',
  lng: 'GoogleY',
  bedrooms: 'NumberOfBedRooms',
  bathrooms: 'NumberOfBathRooms',
  livingAreaM2: 'SurfaceTotal',
  landAreaM2: 'SurfaceGround',
  buildYear: 'ConstructionYear',
  energyKwhPerM2Year: 'EnergyPerformance',
  descriptions: 'DescriptionA',
  titles: 'TypeDescription',
  pictures: 'XLargePictureItems',
}

/**
 * Reads an answer in the shape of Omnicasa: `{ "<Method>JsonResult": { Value: { Items } } }`, a
 * `Value` that is the list itself, or that list alone. The language of an answer is that of the
 * request; texts by language (`DescriptionNl`, `DescriptionFr`, …) are taken where they are.
 */
export function fromOmnicasa(feed: unknown): FeedRead {
  const list = findList(feed)
  return list === null ? err('feed.unreadable') : ok({ records: list.map(toRaw), names })
}

function findList(feed: unknown): unknown[] | null {
  if (Array.isArray(feed)) return feed
  if (!isRecord(feed)) return null
  const wrapped = Object.entries(feed).find(([name]) => name.endsWith('JsonResult'))?.[1]
  const answer = isRecord(wrapped) ? wrapped : feed
  if (answer.Success === false) return null
  const value = answer.Value ?? answer
  const list = isRecord(value) ? value.Items : value
  return Array.isArray(list) ? list : null
}

function toRaw(record: unknown): RawListing {
  if (!isRecord(record)) return { values: {} }
  const get = toLookup(record)
  const goal = toNumberValue(get('Goal'))
  const status = toNumberValue(get('Status'))
  const country = toNumberValue(get('Country')) ?? 10
  const price = toNumberValue(get('Price'))
  const webId = get('WebID')
  const point = toPoint(get('GoogleX'), get('GoogleY'))
  return {
    values: {
      reference: toTextValue(get('ID')),
      goal: typeof goal === 'number' ? goalFromCode(goal) : goal,
      status: typeof status === 'number' ? (statusFromFeedCode(status) ?? status) : status,
      webId: webId === undefined ? undefined : (parseWebIds(String(webId))[0] ?? webId),
      price,
      priceUnit: toNumberValue(get('PriceUnit')),
      publishPrice: isUntold(price) ? false : toFlagValue(get('PublishPrice')),
      countryIso:
        typeof country === 'number' ? (findCountry(country)?.iso ?? String(country)) : country,
      zip: toTextValue(get('Zip')),
      city: get('City'),
      street: get('Street'),
      houseNumber: toTextValue(get('HouseNumber')),
      boxNr: toTextValue(get('BoxNumber')),
      publishAddress: toFlagValue(get('PublishAddress')),
      lat: point.lat,
      lng: point.lng,
      bedrooms: toNumberValue(get('NumberOfBedRooms')),
      bathrooms: toNumberValue(get('NumberOfBathRooms')),
      livingAreaM2: toNumberValue(get('SurfaceTotal')),
      landAreaM2: toNumberValue(get('SurfaceGround')),
      buildYear: toYear(get('ConstructionYear')),
      energyKwhPerM2Year: toNumberValue(get('EnergyPerformance')),
      titles: toTexts(get, 'TypeDescription'),
      descriptions: toTexts(get, 'Description'),
      pictures: toPictures(get('XLargePictureItems')),
    },
  }
}

function toTexts(get: (name: string) => unknown, name: string): Record<string, unknown> {
  const texts = ['nl', 'fr', 'en', 'de'].map((language) => [language, get(`${name}${language}`)])
  return Object.fromEntries(texts.filter(([, value]) => value !== undefined))
}

/** Zero stands for a year that nobody filled in. */
function toYear(value: unknown): unknown {
  const given = toNumberValue(value)
  return given === 0 ? undefined : given
}

/**
 * Offices fill X and Y both ways round. In Belgium, Luxembourg and Spain the latitude is always the
 * greater of the two; zero twice is no point.
 */
function toPoint(givenX: unknown, givenY: unknown): { lat: unknown; lng: unknown } {
  const x = toNumberValue(givenX)
  const y = toNumberValue(givenY)
  if (typeof x !== 'number' || typeof y !== 'number') return { lat: x, lng: y }
  if (x === 0 && y === 0) return { lat: undefined, lng: undefined }
  return { lat: Math.max(x, y), lng: Math.min(x, y) }
}

function toPictures(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((item: unknown) => (isRecord(item) ? toLookup(item)('Url') : item))
}
