import * as z from 'zod'
import type { ContactCode } from './codes'

/** Length of a password in characters; there is no rule about what it consists of. */
export const passwordCharacters = { min: 12, max: 128 }

const missing: ContactCode = 'password.missing'
const tooShort: ContactCode = 'password.tooShort'
const tooLong: ContactCode = 'password.tooLong'
const confirmationMissing: ContactCode = 'passwordConfirmation.missing'
const different: ContactCode = 'passwordConfirmation.different'

/** A password, never trimmed: a space at its end is part of it. */
export const passwordSchema = z
  .string({ error: missing })
  .min(1, { error: missing, abort: true })
  .min(passwordCharacters.min, { error: tooShort })
  .max(passwordCharacters.max, { error: tooLong })

/** A new password typed twice. */
export const newPasswordSchema = z
  .object({
    password: passwordSchema,
    passwordConfirmation: z
      .string({ error: confirmationMissing })
      .min(1, { error: confirmationMissing, abort: true }),
  })
  .refine(({ password, passwordConfirmation }) => password === passwordConfirmation, {
    error: different,
    path: ['passwordConfirmation'],
  })
