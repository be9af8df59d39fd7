import * as z from 'zod'
import type { ContactCode } from './codes'

const missing: ContactCode = 'privacy.missing'

/** What a ticked box sends: `true` in JSON, `on` from a form without JavaScript. */
const tickedValues: readonly unknown[] = [true, 'true', 'on', '1']

/** The agreement to the privacy statement, which has to be given. Fails with `privacy.missing`. */
export const privacySchema = z
  .unknown()
  .refine((value) => tickedValues.includes(value), { error: missing })
  .transform((): true => true)

/** A box that may stay unticked, such as the newsletter. */
export const optInSchema = z
  .unknown()
  .optional()
  .transform((value) => tickedValues.includes(value))
