import * as z from 'zod'
import type { ContactCode } from './codes'
import { createOptionalSchema } from './text-field'

/** Longest message, in characters. */
export const remarkMaxCharacters = 4000

const missing: ContactCode = 'remark.missing'
const tooLong: ContactCode = 'remark.tooLong'

/** Makes line ends of a text equal and drops its other control characters. */
export function cleanLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '')
    .trim()
}

/** A required message of several lines. Line ends are made equal, other control characters go. */
export const remarkSchema = z
  .string({ error: missing })
  .transform(cleanLines)
  .pipe(z.string().min(1, { error: missing }).max(remarkMaxCharacters, { error: tooLong }))

export const optionalRemarkSchema = createOptionalSchema(remarkSchema)
