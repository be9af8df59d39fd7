import type { Listing, ListingField } from '@/domain/listings/listing'
import { belgiumId, findCountryByIso } from '@/domain/places/countries'
import { displayPlaceName } from '@/domain/places/place-name'
import { toReferenceKey } from '@/domain/search/match-text'
import type { ImportTables } from './import-tables'

/** Columns of `properties` that an import writes. */
export const importedColumns = [
  'record_file',
  'record_file_key',
  'goal',
  'status',
  'main_type_id',
  'is_annuity',
  'is_new_build',
  'price',
  'annuity_bouquet',
  'price_unit_id',
  'publish_price',
  'country_id',
  'place_id',
  'zip',
  'city',
  'street',
  'house_number',
  'box_nr',
  'publish_address',
  'lat',
  'lng',
  'bedrooms',
  'bathrooms',
  'surface_living_m2',
  'surface_ground_m2',
  'construction_year',
  'energy_performance',
  'epc_label_text',
  'epc_unique_code',
  'epc_co2',
] as const

export type ImportedColumn = (typeof importedColumns)[number]

export type ImportedRow = Record<ImportedColumn, string | number | boolean | null>

/** The columns that follow from each field of a listing; texts and pictures have tables of their own. */
export const columnsOfField: Readonly<Record<ListingField, readonly ImportedColumn[]>> = {
  reference: ['record_file', 'record_file_key'],
  goal: ['goal'],
  status: ['status'],
  webId: ['main_type_id'],
  isAnnuity: ['is_annuity', 'annuity_bouquet'],
  isNewBuild: ['is_new_build'],
  price: ['price', 'annuity_bouquet'],
  priceUnit: ['price_unit_id'],
  publishPrice: ['publish_price'],
  countryIso: ['country_id', 'place_id'],
  zip: ['zip', 'place_id'],
  city: ['city', 'place_id'],
  street: ['street'],
  houseNumber: ['house_number'],
  boxNr: ['box_nr'],
  publishAddress: ['publish_address'],
  lat: ['lat'],
  lng: ['lng'],
  bedrooms: ['bedrooms'],
  bathrooms: ['bathrooms'],
  livingAreaM2: ['surface_living_m2'],
  landAreaM2: ['surface_ground_m2'],
  buildYear: ['construction_year'],
  energyKwhPerM2Year: ['energy_performance'],
  energyLabel: ['epc_label_text'],
  energyCertificateCode: ['epc_unique_code'],
  co2KgPerM2Year: ['epc_co2'],
  titles: [],
  descriptions: [],
  pictures: [],
}

/** A listing as the record of a property holds it; without a type where the site does not have it. */
export function toImportedRow(listing: Listing, tables: ImportTables): ImportedRow {
  const { reference, isAnnuity, price, priceUnit } = listing
  const countryId = findCountryByIso(listing.countryIso)?.id ?? belgiumId
  const city = displayPlaceName(listing.city)
  return {
    record_file: reference.replace(/\s+/g, ' '),
    record_file_key: toReferenceKey(reference),
    goal: listing.goal,
    status: listing.status,
    main_type_id: tables.findType(listing.webId),
    is_annuity: isAnnuity,
    is_new_build: listing.isNewBuild,
    price,
    annuity_bouquet: isAnnuity ? price : null,
    price_unit_id: priceUnit === null ? null : tables.findPriceUnit(priceUnit),
    publish_price: listing.publishPrice,
    country_id: String(countryId),
    place_id: tables.findPlace({ countryId, zip: listing.zip, city }),
    zip: listing.zip,
    city,
    street: listing.street,
    house_number: listing.houseNumber,
    box_nr: listing.boxNr,
    publish_address: listing.publishAddress,
    lat: listing.lat,
    lng: listing.lng,
    bedrooms: listing.bedrooms,
    bathrooms: listing.bathrooms,
    surface_living_m2: listing.livingAreaM2,
    surface_ground_m2: listing.landAreaM2,
    construction_year: listing.buildYear,
    energy_performance: listing.energyKwhPerM2Year,
    epc_label_text: listing.energyLabel,
    epc_unique_code: listing.energyCertificateCode,
    epc_co2: listing.co2KgPerM2Year,
  }
}

/** The columns that follow from some fields, with their values. */
export function pickColumns(
  row: ImportedRow,
  fields: readonly ListingField[],
): Partial<ImportedRow> {
  const columns = new Set(fields.flatMap((field) => columnsOfField[field]))
  return Object.fromEntries(Object.entries(row).filter(([column]) => columns.has(column as never)))
}
