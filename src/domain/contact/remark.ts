import * as z from 'zod'
import type { ContactCode } from './codes'
import { createOptionalSchema } from './text-field'

/** Longest message, in characters. */
export const remarkMaxCharacters = 4000

/** Makes line ends of a text equal and drops its other control characters. */
export function cleanLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
    .trim()
}

/** A required text of several lines. Line ends are made equal, other control characters go. */
export function createLinesSchema<Code extends string>(
  missing: Code,
  tooLong: Code,
  maxCharacters = remarkMaxCharacters,
) {
  return z
    .string({ error: missing })
    .transform(cleanLines)
    .pipe(z.string().min(1, { error: missing }).max(maxCharacters, { error: tooLong }))
}

export const remarkSchema = createLinesSchema<ContactCode>('remark.missing', 'remark.tooLong')

export const optionalRemarkSchema = createOptionalSchema(remarkSchema)
