import * as z from 'zod'
import type { ContactCode } from './codes'

/**
 * How somebody wants to be addressed. `none` is an answer like the others: a compulsory title is
 * not necessary for a contract (Court of Justice of the EU, C-394/23, 9 January 2025).
 */
export const civilities = ['mr', 'ms', 'miss', 'none'] as const

export type Civility = (typeof civilities)[number]

/** What new forms offer; `miss` is dated and only kept for older records. */
export const offeredCivilities: readonly Civility[] = ['mr', 'ms', 'none']

const missing: ContactCode = 'civility.missing'
const invalid: ContactCode = 'civility.invalid'

/** A required title. Fails with `civility.missing` or `civility.invalid`. */
export const civilitySchema = z.enum(civilities, {
  error: ({ input }) => (input === undefined || input === null || input === '' ? missing : invalid),
})
