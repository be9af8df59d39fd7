import * as z from 'zod'
import type { ContactCode } from './codes'

/** The countries whose postcodes are checked. */
export type PostalCountry = 'BE' | 'LU' | 'ES'

type PostcodeRule = {
  /** Letters that old stationery puts in front, as in `B-2000`. */
  prefix: string
  digits: number
  min: number
  max: number
}

const postcodeRules: Readonly<Record<PostalCountry, PostcodeRule>> = {
  BE: { prefix: 'B', digits: 4, min: 1000, max: 9999 },
  LU: { prefix: 'L', digits: 4, min: 1000, max: 9999 },
  ES: { prefix: 'E', digits: 5, min: 1000, max: 52999 },
}

const missing: ContactCode = 'zip.missing'
const invalid: ContactCode = 'zip.invalid'

/**
 * Finds the postcode in what people type into its field: `2000`, `B-2000`, `2000 Antwerpen`.
 * Null when there is none that the country uses.
 */
export function parsePostcode(text: string, country: PostalCountry = 'BE'): string | null {
  const { prefix, digits, min, max } = postcodeRules[country]
  const pattern = new RegExp(`^(?:${prefix}[\\s-]*)?(\\d{${digits}})(?:\\s+\\p{L}.*)?$`, 'iu')
  const [, zip] = pattern.exec(text.trim()) ?? []
  return zip !== undefined && Number(zip) >= min && Number(zip) <= max ? zip : null
}

/** A required postcode of `country`, as its digits. Fails with `zip.missing` or `zip.invalid`. */
export function createPostcodeSchema(country: PostalCountry = 'BE') {
  return z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing, abort: true })
    .transform((text, context) => {
      const zip = parsePostcode(text, country)
      if (zip !== null) return zip
      context.addIssue({ code: 'custom', message: invalid, input: text })
      return z.NEVER
    })
}

export const postcodeSchema = createPostcodeSchema('BE')
