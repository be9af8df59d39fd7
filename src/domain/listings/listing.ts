import * as z from 'zod'
import { propertyGoals } from '../properties/goals'
import { findPropertyType } from '../properties/property-types'
import { propertyStatuses } from '../properties/statuses'
import { findCountryByIso } from '../places/countries'
import { toStorable } from '../text/storable'
import { isRecord } from './raw-values'

const storable = z.string().overwrite(toStorable)
const text = (charactersMax: number) => storable.trim().min(1).max(charactersMax)
const optional = <T extends z.ZodType>(schema: T) => schema.nullable().default(null)
const number = (min: number, max: number) => z.number().min(min).max(max)
const count = number(0, 999).int()
const areaM2 = number(0, 10_000_000)
const perLanguage = z
  .object({
    nl: text(50_000),
    fr: text(50_000),
    en: text(50_000),
    de: text(50_000),
  })
  .partial()

/** Addresses of the web alone: a feed never makes the site read a file or another protocol. */
const webAddress = storable.pipe(z.url({ protocol: /^https?$/ }).max(2_000))

/**
 * A listing as it comes in from other software, whatever the format was. Unknown facts are null;
 * amounts are euros, areas m², coordinates degrees (WGS 84), energy kWh/m² per year, carbon dioxide
 * kg/m² per year.
 */
export const listingSchema = z
  .object({
    /** By which the sender knows the record; unique within one source. */
    reference: text(40),
    goal: z.enum(propertyGoals),
    status: z.enum(propertyStatuses),
    /** The main type, by its id in `properties/property-types`. */
    webId: z
      .number()
      .int()
      .refine((id) => findPropertyType(id) !== null),
    isAnnuity: z.boolean().default(false),
    isNewBuild: z.boolean().default(false),
    price: optional(number(0, 99_999_999)),
    /** The code of a price unit, 0 none, 5 per week, 7 starting from; null follows the goal. */
    priceUnit: optional(count),
    publishPrice: z.boolean().default(true),
    countryIso: z
      .string()
      .refine((iso) => findCountryByIso(iso) !== null)
      .transform((iso) => iso.trim().toUpperCase()),
    zip: optional(text(10)),
    city: text(80),
    street: optional(text(120)),
    houseNumber: optional(text(20)),
    boxNr: optional(text(20)),
    /** Hidden unless the sender says that it may be shown. */
    publishAddress: z.boolean().default(false),
    lat: optional(number(-90, 90)),
    lng: optional(number(-180, 180)),
    bedrooms: optional(count),
    bathrooms: optional(count),
    livingAreaM2: optional(areaM2),
    landAreaM2: optional(areaM2),
    buildYear: optional(number(1000, 2200).int()),
    energyKwhPerM2Year: optional(number(-500, 2_000)),
    energyLabel: optional(text(20)),
    energyCertificateCode: optional(text(60)),
    co2KgPerM2Year: optional(number(-500, 2_000)),
    titles: perLanguage.default({}),
    descriptions: perLanguage.default({}),
    /** Addresses of pictures in the order in which they are shown. */
    pictures: z.array(webAddress).max(200).default([]),
  })
  // The region, and so the law on the advertisement, follows from a Belgian postcode.
  .refine(({ countryIso, zip }) => countryIso !== 'BE' || /^[1-9]\d{3}$/.test(zip ?? ''), {
    path: ['zip'],
    // Also where a field is faulty already, so that a record is told with all its faults at once.
    when: ({ value }) =>
      isRecord(value) && (value['zip'] === null || typeof value['zip'] === 'string'),
  })

export type Listing = z.infer<typeof listingSchema>

export type ListingField = keyof Listing

/** Tells whether a name is one of the fields of a listing. */
export function isListingField(name: unknown): name is ListingField {
  return typeof name === 'string' && Object.hasOwn(listingSchema.shape, name)
}
