import * as z from 'zod'
import type { ContactCode } from './codes'

type TextBounds = {
  maxCharacters: number
  missing: ContactCode
  tooLong: ContactCode
}

/** Control characters never come from a keyboard; in a mail header they would start a new one. */
const controlCharacters = /[\p{Cc}\p{Cs}]+/gu

/** A required line of text: control characters dropped, spaces collapsed, 1 to `maxCharacters`. */
export function createLineSchema({ maxCharacters, missing, tooLong }: TextBounds) {
  return z
    .string({ error: missing })
    .transform((text) => text.replace(controlCharacters, ' ').replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1, { error: missing }).max(maxCharacters, { error: tooLong }))
}

/** Makes a field optional the way forms do: absent and empty are the same, and give undefined. */
export function createOptionalSchema<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) =>
      typeof value === 'string' && value.trim() === '' ? undefined : (value ?? undefined),
    schema.optional(),
  )
}
