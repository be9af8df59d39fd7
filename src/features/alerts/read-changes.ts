import 'server-only'
import { findPlaceCodes } from '@/cms/matching/find-places'
import type { Demand } from '@/cms/payload-types'
import { createPriceSchema, roomsSchema } from '@/domain/contact/bounds'
import { createOptionalSchema } from '@/domain/contact/text-field'
import { err, ok, type Result } from '@/domain/kernel/result'
import { alertFrequencies } from '@/domain/matching/schedule'
import { createZonesSchema, demandPlacesMax, formatZone, type Zone } from '@/domain/matching/zones'
import { orderPrices } from '@/domain/pricing/order-prices'
import { payloadAsSystem } from '@/server/payload'
import { readText, type FormBody } from '@/server/request/read-body'
import { toWordsCode } from '@/ui/error-sentence'
import { z } from 'zod'

/** What the owner of a demand may change of it, each as a field of its page. */
export const changeFields = ['zones', 'minPrice', 'maxPrice', 'minBedrooms', 'frequency'] as const

export type ChangeField = (typeof changeFields)[number]

/** As typed, by field. */
export type TypedChanges = Readonly<Record<ChangeField, string>>

export type DemandChanges = Pick<
  Demand,
  'places' | 'minPrice' | 'maxPrice' | 'minBedrooms' | 'frequency'
>

/** Codes by field, as the forms of the site have them. */
export type ChangeErrors = Readonly<Partial<Record<ChangeField, string>>>

/** Names of towns make a postcode some thirty characters long. */
export const changedZones = { max: demandPlacesMax, maxCharacters: 4_000 } as const

const zonesSchema = createZonesSchema(changedZones)

const shape = {
  zones: zonesSchema,
  minPrice: createOptionalSchema(createPriceSchema('minPrice')),
  maxPrice: createOptionalSchema(createPriceSchema('maxPrice')),
  minBedrooms: createOptionalSchema(roomsSchema),
  frequency: z.enum(alertFrequencies, { error: 'frequency.missing' }),
}

const changesSchema = z.object(shape)
/** With an area that was drawn, no place need be named. */
const changesInAreaSchema = z.object({ ...shape, zones: createOptionalSchema(zonesSchema) })

export function readTyped(body: FormBody): TypedChanges {
  const read = (field: ChangeField) => readText(body, field)
  return {
    zones: read('zones'),
    minPrice: read('minPrice'),
    maxPrice: read('maxPrice'),
    minBedrooms: read('minBedrooms'),
    frequency: read('frequency'),
  }
}

/** A postcode that is watched already stays that of its country. */
function findWatched(places: readonly string[], zip: string | null): string[] {
  return zip === null ? [] : places.filter((code) => code.endsWith(`-${zip}`))
}

async function findPlaces(
  zones: readonly Zone[],
  watched: readonly string[],
): Promise<Result<string[], string>> {
  const payload = await payloadAsSystem('looking up the places that the owner of a demand typed')
  const fresh = zones.filter(({ zip }) => findWatched(watched, zip).length === 0)
  const { codes, unknown } = await findPlaceCodes({ payload }, fresh)
  if (unknown.length > 0) return err(toWordsCode('zones.unknown', unknown.map(formatZone)))
  const kept = zones.flatMap(({ zip }) => findWatched(watched, zip))
  const places = [...new Set([...kept, ...codes])]
  return places.length > demandPlacesMax ? err('zones.tooMany') : ok(places)
}

function toErrors(error: z.ZodError): ChangeErrors {
  const errors: Partial<Record<ChangeField, string>> = {}
  for (const { path, message } of error.issues) {
    const field = changeFields.find((each) => each === path[0])
    if (field) errors[field] ??= message
  }
  return errors
}

/**
 * Reads what the owner of a demand typed over it; nothing is written. All that is wrong is told at
 * once, so that nobody corrects it twice.
 */
export async function readChanges(
  typed: TypedChanges,
  demand: Pick<Demand, 'places' | 'area'>,
): Promise<Result<DemandChanges, ChangeErrors>> {
  const schema = demand.area ? changesInAreaSchema : changesSchema
  const read = schema.safeParse(typed)
  const zones = schema.shape.zones.safeParse(typed.zones)
  const places = await findPlaces(zones.data ?? [], demand.places ?? [])
  const errors: ChangeErrors = {
    ...(places.ok ? {} : { zones: places.error }),
    ...(read.success ? {} : toErrors(read.error)),
  }
  if (!read.success || !places.ok) return err(errors)
  const { frequency, minBedrooms, ...prices } = read.data
  const { minPrice, maxPrice } = orderPrices(prices)
  return ok({
    places: places.value,
    minPrice: minPrice ?? null,
    maxPrice: maxPrice ?? null,
    minBedrooms: minBedrooms ?? null,
    frequency,
  })
}
