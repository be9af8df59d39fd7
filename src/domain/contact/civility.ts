import * as z from 'zod'
import type { Locale, LocalizedText } from '../kernel/locales'
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

/** A title as it stands before a name. German has no use for the unmarried one any more. */
const titles: Readonly<Record<Exclude<Civility, 'none'>, LocalizedText>> = {
  mr: { nl: 'Dhr.', fr: 'M.', en: 'Mr', de: 'Herr' },
  ms: { nl: 'Mevr.', fr: 'Mme', en: 'Ms', de: 'Frau' },
  miss: { nl: 'Mej.', fr: 'Mlle', en: 'Miss', de: 'Frau' },
}

/**
 * A name after its title, in the language of whoever reads it; the name alone where no title is
 * wanted or known.
 */
export function addressByTitle(
  name: string,
  civility: string | null | undefined,
  locale: Locale,
): string {
  const known = civilities.find((one) => one === civility)
  if (known === undefined || known === 'none' || name === '') return name
  return `${titles[known][locale]} ${name}`
}
