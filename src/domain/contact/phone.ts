import * as z from 'zod'
import type { ContactCode } from './codes'
import type { PostalCountry } from './postcode'

/** Digits in a telephone number, of which the international maximum is fifteen (E.164). */
export const phoneDigits = { min: 6, max: 15 }

type NumberingPlan = {
  countryCode: string
  /** Dialled before the number at home, never from abroad. */
  trunkPrefix: string
  /** Length of the number without country code and trunk prefix. */
  digitsMin: number
  digitsMax: number
}

const numberingPlans: Readonly<Record<PostalCountry, NumberingPlan>> = {
  BE: { countryCode: '32', trunkPrefix: '0', digitsMin: 8, digitsMax: 9 },
  LU: { countryCode: '352', trunkPrefix: '', digitsMin: 6, digitsMax: 9 },
  ES: { countryCode: '34', trunkPrefix: '', digitsMin: 9, digitsMax: 9 },
}

const missing: ContactCode = 'phone.missing'
const invalid: ContactCode = 'phone.invalid'

/**
 * A required telephone number, kept as typed: 6 to 15 digits with the usual separators. The form
 * for machines is `toE164`, stored beside it.
 */
export const phoneSchema = z
  .string({ error: missing })
  .trim()
  .min(1, { error: missing, abort: true })
  .max(40, { error: invalid, abort: true })
  .refine(hasPhoneForm, { error: invalid })

/**
 * Writes a number as `+` and digits, for `tel:` links and comparison: `0475 12.34.56` and
 * `0032 (0)475/12 34 56` are both `+32475123456`. A number without country code belongs to
 * `country`. Null when it is no number of a known plan, so that no wrong number is ever dialled.
 */
export function toE164(phone: string, country: PostalCountry = 'BE'): string | null {
  if (!hasPhoneForm(phone.trim())) return null
  const dialled = phone
    .trim()
    .replace(/^((?:\+|00).*?)\(0\)/, '$1')
    .replace(/[^+\d]/g, '')
    .replace(/^00/, '+')
  const plan = numberingPlans[country]
  if (dialled.startsWith('+')) return toForeignOrKnown(dialled.slice(1))
  if (!dialled.startsWith(plan.trunkPrefix)) return null
  return completeNumber(dialled.slice(plan.trunkPrefix.length), plan)
}

/** The link that dials a number; null when it is no number of a known plan. */
export function phoneHref(phone: string): string | null {
  const number = toE164(phone)
  return number === null ? null : `tel:${number}`
}

function toForeignOrKnown(digits: string): string | null {
  const plan = Object.values(numberingPlans).find(({ countryCode }) =>
    digits.startsWith(countryCode),
  )
  if (!plan) return /^[1-9]\d{5,14}$/.test(digits) ? `+${digits}` : null
  const national = digits.slice(plan.countryCode.length)
  // People write the trunk zero behind the country code; it is not part of the number.
  const isTrunked = plan.trunkPrefix !== '' && national.startsWith(plan.trunkPrefix)
  return completeNumber(isTrunked ? national.slice(plan.trunkPrefix.length) : national, plan)
}

function completeNumber(national: string, plan: NumberingPlan): string | null {
  const fits = national.length >= plan.digitsMin && national.length <= plan.digitsMax
  return fits && /^[1-9]\d*$/.test(national) ? `+${plan.countryCode}${national}` : null
}

function hasPhoneForm(text: string): boolean {
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d\s().\-/]+$/.test(text) && digits >= phoneDigits.min && digits <= phoneDigits.max
}
