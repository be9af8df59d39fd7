import * as z from 'zod'
import type { ContactCode } from './codes'
import { emailMaxCharacters } from './email-bounds'

export { emailMaxCharacters }

/** No part of a domain ends with a hyphen (RFC 1035); the records refuse such an address. */
const hyphenAtEnd = /@.*-\./

/** That of a second signer is told in the words of the one form that asks it. */
type EmailCode = ContactCode | 'secondEmail.missing' | 'secondEmail.invalid'

/**
 * A required e-mail address. The domain is lower-cased, the part before the @ stays as typed.
 * Fails with `{field}.missing` or `{field}.invalid`.
 */
export function createEmailSchema<Field extends 'email' | 'friendEmail' | 'secondEmail'>(
  field: Field,
) {
  const missing: EmailCode = `${field}.missing`
  const invalid: EmailCode = `${field}.invalid`
  return z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing, abort: true })
    .max(emailMaxCharacters, { error: invalid, abort: true })
    .regex(z.regexes.email, { error: invalid })
    .refine((address) => !hyphenAtEnd.test(address), { error: invalid })
    .transform((address) => address.replace(/@.*$/, (domain) => domain.toLowerCase()))
}

export const emailSchema = createEmailSchema('email')

export const friendEmailSchema = createEmailSchema('friendEmail')
