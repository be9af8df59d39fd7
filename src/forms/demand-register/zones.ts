import * as z from 'zod'

/** A place somebody looks in: a postcode, a name, or both, as typed. */
export type Zone = { zip: string | null; name: string }

/** Most places in one search demand. */
export const zonesMax = 20

/** Longest list of places, in characters. */
export const zonesMaxCharacters = 400

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

/** One to twenty places. Fails with `zones.missing`, `zones.invalid` or `zones.tooMany`. */
export const zonesSchema = z
  .string({ error: 'zones.missing' })
  .trim()
  .min(1, { error: 'zones.missing', abort: true })
  .max(zonesMaxCharacters, { error: 'zones.tooMany', abort: true })
  .transform((text, context) => {
    const zones = parseZones(text)
    if (zones !== null && zones.length > 0) return zones
    context.addIssue({ code: 'custom', message: 'zones.invalid', input: text })
    return z.NEVER
  })
  .refine((zones) => zones.length <= zonesMax, { error: 'zones.tooMany' })
