import * as z from 'zod'
import type { ContactCode } from './codes'

type TextBounds<Code extends string> = {
  maxCharacters: number
  missing: Code
  tooLong: Code
}

/**
 * Control characters never come from a keyboard; in a mail header they would start a new one.
 * Those that turn the direction of writing would do so in the lines around the text too.
 */
const controlCharacters = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu

/** A text of joiners and other marks that nobody sees says nothing. */
const hasVisible = (text: string) => /[^\s\p{Cf}]/u.test(text)

/** A required line of text: control characters dropped, spaces collapsed, 1 to `maxCharacters`. */
export function createLineSchema<Code extends string = ContactCode>({
  maxCharacters,
  missing,
  tooLong,
}: TextBounds<Code>) {
  return z
    .string({ error: missing })
    .transform((text) => text.replace(controlCharacters, ' ').replace(/\s+/g, ' ').trim())
    .pipe(z.string().refine(hasVisible, { error: missing }).max(maxCharacters, { error: tooLong }))
}

/** Makes a field optional the way forms do: absent and empty are the same, and give undefined. */
export function createOptionalSchema<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) =>
      typeof value === 'string' && value.trim() === '' ? undefined : (value ?? undefined),
    schema.optional(),
  )
}
