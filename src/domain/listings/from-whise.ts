import { err, ok } from '../kernel/result'
import { isRecord, isUntold, toFlagValue, toLookup, toNumberValue, toTextValue } from './raw-values'
import type { FeedRead, FieldNames, RawListing } from './read-listings'

const names: FieldNames = {
  reference: 'id',
  goal: 'purpose.id',
  status: 'purposeStatus.id',
  webId: 'category.id',
  publishPrice: 'displayPrice',
  countryIso: 'country.id',
  houseNumber: 'number',
  boxNr: 'box',
  street: 'address',
  publishAddress: 'displayAddress',
  lat: 'latitude',
  lng: 'longitude',
  bathrooms: 'bathRooms',
  bedrooms: 'rooms',
  livingAreaM2: 'area',
  landAreaM2: 'groundArea',
  buildYear: 'constructionYear',
  titles: 'shortDescription',
  descriptions: 'longDescription',
}

const typeByCategory: Readonly<Record<number, number>> = {
  1: 1,
  2: 2,
  3: 4,
  4: 6,
  5: 6,
  6: 6,
  7: 7,
}

const goalByPurpose: Readonly<Record<number, string>> = { 1: 'sale', 2: 'rent', 3: 'sale' }

const annuityPurpose = 3

/** Purpose statuses of Whise, grouped by what they are with us. */
const statusByPurposeStatus: Readonly<Record<number, string>> = {
  1: 'active',
  2: 'active',
  3: 'sold',
  4: 'rented',
  5: 'underOption',
  6: 'underOption',
  8: 'cancelled',
  9: 'cancelled',
  10: 'inactive',
  11: 'inactive',
  12: 'underOption',
  13: 'underOption',
  14: 'underOption',
  15: 'active',
  16: 'underOption',
  17: 'sold',
  19: 'prospect',
  20: 'prospect',
  21: 'underOption',
  22: 'prospect',
}

const countryById: Readonly<Record<number, string>> = { 1: 'BE' }

const languages: Readonly<Record<string, string>> = {
  'nl-be': 'nl',
  'fr-be': 'fr',
  'en-gb': 'en',
  'de-de': 'de',
  nl: 'nl',
  fr: 'fr',
  en: 'en',
  de: 'de',
}

/** What the office does not show (`displayStatus` 1) is taken back, whatever its purpose status is. */
const offline = 1
const realisation = 4

/** Reads an answer in the shape of Whise: `{ estates, totalCount }`. */
export function fromWhise(feed: unknown): FeedRead {
  const list = isRecord(feed) ? feed.estates : feed
  return Array.isArray(list) ? ok({ records: list.map(toRaw), names }) : err('feed.unreadable')
}

function toRaw(record: unknown): RawListing {
  if (!isRecord(record)) return { values: {} }
  const get = toLookup(record)
  const purpose = toId(get('purpose'))
  const price = toNumberValue(get('price'))
  const display = toId(get('displayStatus') ?? get('displayStatusId'))
  return {
    isWithdrawn: display === offline,
    values: {
      reference: toTextValue(get('id')),
      goal: toCoded(purpose, goalByPurpose),
      isAnnuity: purpose === annuityPurpose,
      status:
        display === realisation
          ? 'reference'
          : toCoded(toId(get('purposeStatus')), statusByPurposeStatus),
      webId: toCoded(toId(get('category')), typeByCategory),
      price,
      publishPrice: isUntold(price) ? false : toFlagValue(get('displayPrice')),
      countryIso: toCoded(toId(get('country')) ?? 1, countryById),
      zip: toTextValue(get('zip')),
      city: get('city'),
      street: get('address'),
      houseNumber: toTextValue(get('number')),
      boxNr: toTextValue(get('box')),
      publishAddress: toFlagValue(get('displayAddress')),
      lat: toNumberValue(get('latitude')),
      lng: toNumberValue(get('longitude')),
      bedrooms: toNumberValue(get('rooms')),
      bathrooms: toNumberValue(get('bathRooms')),
      livingAreaM2: toNumberValue(get('area')),
      landAreaM2: toNumberValue(get('groundArea')),
      buildYear: toNumberValue(get('constructionYear')),
      titles: toTexts(get('shortDescription')),
      descriptions: toTexts(get('longDescription') ?? get('sms')),
      pictures: toPictures(get('pictures')),
    },
  }
}

/** A code stands alone or as `{ id }`. */
function toId(value: unknown): unknown {
  return toNumberValue(isRecord(value) ? value.id : value)
}

/** What a table makes of a code; an unknown code stays, so that it is told as unreadable. */
function toCoded<T>(code: unknown, table: Readonly<Record<number, T>>): unknown {
  return typeof code === 'number' ? (table[code] ?? `code ${code}`) : code
}

/** Texts come as a list of `{ languageId, content }`. Languages that the site lacks are left out. */
function toTexts(value: unknown): unknown {
  if (!Array.isArray(value)) return value === undefined ? {} : value
  return Object.fromEntries(
    value.filter(isRecord).flatMap((item) => {
      const get = toLookup(item)
      const language = languages[String(get('languageId')).toLowerCase()]
      const content = get('content')
      return language === undefined || content === undefined ? [] : [[language, content]]
    }),
  )
}

function toPictures(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value
    .filter(isRecord)
    .map(toLookup)
    .toSorted((a, b) => Number(a('order') ?? 0) - Number(b('order') ?? 0))
    .map((get) => get('urlXXL') ?? get('urlLarge') ?? get('urlSmall'))
}
