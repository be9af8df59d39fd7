import * as z from 'zod'
import type { ContactCode } from './codes'

const missing: ContactCode = 'privacy.missing'

/** What a ticked box sends: `true` in JSON, `on` from a form without JavaScript. */
const tickedValues: readonly unknown[] = [true, 'true', 'on', '1']

/** A box that has to be ticked; fails with the code. */
export function createTickSchema(code: string) {
  return z
    .unknown()
    .refine((value) => tickedValues.includes(value), { error: code })
    .transform((): true => true)
}

/** The agreement to the privacy statement, which has to be given. Fails with `privacy.missing`. */
export const privacySchema = createTickSchema(missing)

/** A box that may stay unticked, such as the newsletter. */
export const optInSchema = z
  .unknown()
  .optional()
  .transform((value) => tickedValues.includes(value))
