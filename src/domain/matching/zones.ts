import * as z from 'zod'

/** A place somebody looks in: a postcode, a name, or both, as typed. */
export type Zone = { zip: string | null; name: string }

/** Places as a form that was taken in holds them. */
export const zoneListSchema = z.array(z.object({ zip: z.string().nullable(), name: z.string() }))

export type ZoneBounds = {
  /** Most places. */
  max: number
  /** Longest list of places as typed. */
  maxCharacters: number
  /** How more of them are told. */
  tooMany: 'zones.tooMany' | 'zones.tooManyPostcodes'
}

/** What somebody may name who asks to be told of homes. */
export const demandZones: ZoneBounds = { max: 20, maxCharacters: 400, tooMany: 'zones.tooMany' }

/** Most postcodes that one demand watches: one name may stand for many. */
export const demandPlacesMax = 100

/**
 * What its owner may name who changes a demand: all that it watches already stands there. Names of
 * towns make a postcode some thirty characters long.
 */
export const watchedZones: ZoneBounds = {
  max: demandPlacesMax,
  maxCharacters: 4_000,
  tooMany: 'zones.tooManyPostcodes',
}

const zonePattern = /^(?:(?<zip>\d{4,5})(?:\s+|$))?(?<name>['’]?\p{L}[\p{L}\p{M}\s.'’()-]*)?$/u

/**
 * Reads places as people write them: "2000 Antwerpen, 2018; Mechelen". Null when one of them is
 * neither a postcode (4 digits, 5 in Spain) nor a name.
 */
export function parseZones(text: string): Zone[] | null {
  const zones = text
    .split(/[,;\n]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '')
    .map(parseZone)
  return zones.every((zone) => zone !== null) ? dropRepeats(zones) : null
}

function parseZone(text: string): Zone | null {
  const { zip = null, name = '' } = zonePattern.exec(text)?.groups ?? {}
  return zip === null && name === '' ? null : { zip, name }
}

function dropRepeats(zones: readonly Zone[]): Zone[] {
  const keyOf = ({ zip, name }: Zone) => `${zip ?? ''} ${name.toLowerCase()}`
  return [...new Map(zones.map((zone) => [keyOf(zone), zone])).values()]
}

/** A place as people write it: "2000 Antwerpen". */
export function formatZone({ zip, name }: Zone): string {
  return [zip ?? '', name].filter(Boolean).join(' ')
}

/**
 * At least one place, at most as many as the bounds say. Fails with `zones.missing`,
 * `zones.invalid` or what the bounds say of too many.
 */
export function createZonesSchema({ max, maxCharacters, tooMany }: ZoneBounds) {
  return z
    .string({ error: 'zones.missing' })
    .trim()
    .min(1, { error: 'zones.missing', abort: true })
    .max(maxCharacters, { error: tooMany, abort: true })
    .transform((text, context) => {
      const zones = parseZones(text)
      if (zones !== null && zones.length > 0) return zones
      context.addIssue({ code: 'custom', message: 'zones.invalid', input: text })
      return z.NEVER
    })
    .refine((zones) => zones.length <= max, { error: tooMany })
}
