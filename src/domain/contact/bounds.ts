import * as z from 'zod'
import { parseWholeNumber } from '../text/whole-number'
import type { ContactCode } from './codes'

/** Bounds of the numbers in forms; both ends are allowed. Prices in whole euros, ages in years. */
export const numberBounds = {
  price: { min: 0, max: 99_999_999 },
  rooms: { min: 0, max: 50 },
  adultAge: { min: 18, max: 120 },
} as const

type Bounds = { min: number; max: number }

/** A whole number, as number or as typed ("479.000"), within `bounds`. */
export function createNumberSchema<Code extends string = ContactCode>(
  { min, max }: Bounds,
  codes: { missing: Code; invalid: Code },
) {
  const error = { error: codes.invalid }
  return z.preprocess(
    (value) => (typeof value === 'string' ? readTyped(value) : value),
    z
      .number({ error: ({ input }) => (input == null ? codes.missing : codes.invalid) })
      .int({ ...error, abort: true })
      .min(min, error)
      .max(max, error),
  )
}

/** Text that is no number stays text, so that it fails as invalid rather than missing. */
function readTyped(text: string): string | number | undefined {
  return text.trim() === '' ? undefined : (parseWholeNumber(text) ?? text)
}

/** A price in whole euros, 0 to 99,999,999. Fails with `{field}.missing` or `{field}.invalid`. */
export function createPriceSchema<Field extends 'price' | 'minPrice' | 'maxPrice'>(field: Field) {
  return createNumberSchema(numberBounds.price, {
    missing: `${field}.missing`,
    invalid: `${field}.invalid`,
  })
}

/** A number of rooms, 0 to 50. Fails with `rooms.missing` or `rooms.invalid`. */
export const roomsSchema = createNumberSchema(numberBounds.rooms, {
  missing: 'rooms.missing',
  invalid: 'rooms.invalid',
})

/** The age of an adult, 18 to 120 years. Fails with `age.missing` or `age.invalid`. */
export const adultAgeSchema = createNumberSchema(numberBounds.adultAge, {
  missing: 'age.missing',
  invalid: 'age.invalid',
})
