import { toMeantLocales } from '@/domain/kernel/locales'
import { factCodes } from '@/domain/properties/fact-codes'
import { propertyGoals } from '@/domain/properties/goals'
import { marqueeCodes, marqueeTones } from '@/domain/properties/marquees'
import { propertyStatuses } from '@/domain/properties/statuses'
import { z } from 'zod'

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() || null)
const amount = z
  .number()
  .nullish()
  .transform((value) => value ?? null)
const flag = z.boolean().nullish().transform(Boolean)
const moment = z
  .string()
  .nullish()
  .transform((value) => value ?? null)
const id = z
  .number()
  .nullish()
  .transform((value) => value ?? null)
const ids = z
  .array(z.number())
  .nullish()
  .transform((value) => value ?? [])

/** A localized text as the database hands it over when asked for all languages. */
const localized = z
  .record(z.string(), z.string().nullable())
  .nullish()
  .transform((value): Partial<Record<string, string | null>> => value ?? {})

const number = z.preprocess((value) => (value === null ? null : Number(value)), z.number())

/** A property as the read model reads it: all languages at once, relations as ids. */
export const propertySource = z.object({
  id: z.number(),
  publicId: z.number(),
  recordFile: text,
  recordFileKey: text,
  goal: z.enum(propertyGoals),
  status: z.enum(propertyStatuses),
  _status: z.enum(['draft', 'published']),
  title: localized,
  mainType: id,
  types: ids,
  marquee: id,
  priceUnit: id,
  place: id,
  project: id,
  pictures: ids,
  isDiscreet: flag,
  isInvestment: flag,
  isNewBuild: flag,
  isAnnuity: flag,
  visibleIn: z.array(z.string()).nullish().transform(toMeantLocales),
  publishedAt: moment,
  closedAt: moment,
  updatedAt: z.string(),
  unit: z
    .object({
      lot: text,
      floor: amount,
      status: z
        .enum(factCodes.unitStatus)
        .nullish()
        .transform((value) => value ?? null),
    })
    .nullish()
    .transform((unit) => unit ?? null),
  publishAddress: flag,
  street: text,
  houseNumber: text,
  boxNr: text,
  zip: text,
  city: text,
  countryId: number.nullable(),
  areaName: text,
  lat: amount,
  lng: amount,
  price: amount,
  publishPrice: flag,
  priceUnitText: localized,
  startPrice: amount,
  annuityBouquet: amount,
  annuityMonthly: amount,
  annuityMaxYears: amount,
  surfaceLivingM2: amount,
  surfaceGroundM2: amount,
  bedrooms: amount,
  bathrooms: amount,
  energyPerformance: amount,
  epcLabelText: text,
  hasGarden: flag,
  hasTerrace: flag,
  hasGarage: flag,
  hasParking: flag,
  hasLift: flag,
  hasPool: flag,
  isFurnished: flag,
  availability: z
    .enum(factCodes.availability)
    .nullish()
    .transform((value) => value ?? null),
  availableFrom: moment,
})

export const typeSource = z.object({
  id: z.number(),
  webId: z.number(),
  key: z.string(),
  name: localized,
})

export const marqueeSource = z.object({
  id: z.number(),
  code: z.literal(marqueeCodes),
  name: localized,
  tone: z.enum(marqueeTones),
  hidesPrice: flag,
  inLists: flag,
  daysVisible: amount,
})

export const priceUnitSource = z.object({ id: z.number(), code: z.number() })

export const placeSource = z.object({
  id: z.number(),
  name: localized,
  aliases: z
    .array(z.string())
    .nullish()
    .transform((value) => value ?? []),
})

export const projectSource = z.object({
  id: z.number(),
  publicId: z.number(),
  _status: z.enum(['draft', 'published']),
  status: z.string(),
  isPublic: flag,
})

export const mediaSource = z.object({
  id: z.number(),
  alt: localized,
  width: amount,
  height: amount,
  focalX: amount,
  focalY: amount,
  mimeType: text,
  updatedAt: z.string(),
})

export type PropertySource = z.infer<typeof propertySource>
export type TypeSource = z.infer<typeof typeSource>
export type MarqueeSource = z.infer<typeof marqueeSource>
export type PriceUnitSource = z.infer<typeof priceUnitSource>
export type PlaceSource = z.infer<typeof placeSource>
export type ProjectSource = z.infer<typeof projectSource>
export type MediaSource = z.infer<typeof mediaSource>

/** The records that properties refer to, by id; what is missing was removed. */
export type Relations = {
  types: ReadonlyMap<number, TypeSource>
  marquees: ReadonlyMap<number, MarqueeSource>
  priceUnits: ReadonlyMap<number, PriceUnitSource>
  places: ReadonlyMap<number, PlaceSource>
  projects: ReadonlyMap<number, ProjectSource>
  media: ReadonlyMap<number, MediaSource>
}
