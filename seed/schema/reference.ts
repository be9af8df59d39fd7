import { z } from 'zod'
import { locales } from '@/domain/kernel/locales'
import { marqueeTones } from '@/domain/properties/marquees'
import { daysAgo, key, localized } from './text'

/** The ids of Belgium, Spain and Luxembourg as records store them. */
export const countryId = z.enum(['10', '32', '50'])

const latitude = z.number().min(27, 'a latitude in degrees from 27 to 52').max(52)
const longitude = z.number().min(-19, 'a longitude in degrees from -19 to 7').max(7)
export const point = { lat: latitude, lng: longitude }

export const propertyTypes = z.array(
  z.strictObject({
    webId: z.int().min(1).max(7),
    key,
    name: localized(60),
    showOrder: z.int().min(0),
    sale: z.boolean(),
    rent: z.boolean(),
  }),
)

export const marquees = z.array(
  z.strictObject({
    code: z.int().min(0).max(4),
    name: localized(40),
    tone: z.enum(marqueeTones),
    hidesPrice: z.boolean(),
    showOnMap: z.boolean(),
    inLists: z.boolean(),
    daysVisible: z.int().min(1).optional(),
  }),
)

export const priceUnits = z.array(
  z.strictObject({
    code: z.int().min(0).max(7),
    label: localized(40).optional(),
    position: z.enum(['before', 'after']),
  }),
)

export const places = z.array(
  z.strictObject({
    key,
    zip: z.string().regex(/^\d{4,5}$/, 'a postcode of four or five digits'),
    countryId,
    province: z.string().min(1),
    name: localized(80),
    aliases: z.array(z.string().min(1)),
    ...point,
  }),
)

export const categories = z.array(
  z.strictObject({
    key,
    webId: z.int().min(1),
    sort: z.int(),
    parent: key.optional(),
    name: localized(80),
  }),
)

export const listPresets = z.array(
  z.strictObject({
    key,
    name: z.string().min(1),
    kind: z.enum(['properties', 'projects']),
    list: z.enum(['forSale', 'forRent', 'investment', 'spain', 'discreet', 'realisations', 'any']),
    types: z.array(z.int().min(1).max(7)).optional(),
    places: z.array(key).optional(),
    marquees: z.array(z.int().min(0).max(4)).optional(),
    sort: z.enum(['newest', 'priceAsc', 'priceDesc', 'areaDesc']),
    limit: z.int().min(1).max(48).optional(),
  }),
)

export const team = z.array(
  z.strictObject({
    key,
    name: z.string().min(1).max(120),
    role: localized(120),
    bivNumber: z
      .string()
      .regex(/^\d{3}\.\d{3}$/, 'a number as 500.123')
      .optional(),
    email: z.email(),
    phone: z.string().min(9).max(20),
    languages: z.array(z.enum(locales)).min(1),
    portrait: key,
    sort: z.int(),
    isPublic: z.boolean(),
  }),
)

export const testimonials = z.array(
  z.strictObject({
    key,
    name: z.string().min(1),
    state: z.enum(['pending', 'approved', 'rejected']),
    postedDaysAgo: daysAgo,
    comment: localized(600),
    reply: localized(600).optional(),
  }),
)
