/**
 * Groups a Belgian telephone number for display: ten digits 4-2-2-2, nine digits 3-2-2-2. Anything
 * else, an international number with its plus above all, is left as it was written.
 */
export function formatPhone(phone: string): string {
  const text = phone.trim()
  if (!/^[\d\s./-]+$/.test(text)) return phone
  const digits = text.replace(/\D/g, '')
  if (digits.length !== 10 && digits.length !== 9) return phone
  return digits.replace(/^(\d{3,4})(\d{2})(\d{2})(\d{2})$/, '$1 $2 $3 $4')
}

/** Groups a company number: "0123.456.789". Unreadable numbers are left as they were written. */
export function formatCompanyNumber(number: string): string {
  const digits = companyDigits(number)
  return digits === null ? number : `${digits.slice(0, 4)}.${digits.slice(4, 7)}.${digits.slice(7)}`
}

/** Groups a VAT number: "BE 0123.456.789". Unreadable numbers are left as they were written. */
export function formatVatNumber(number: string): string {
  return companyDigits(number) === null ? number : `BE ${formatCompanyNumber(number)}`
}

/** Tells whether the last two digits of a Belgian company number confirm the others (97 - n mod 97). */
export function isCompanyNumber(number: string): boolean {
  const digits = companyDigits(number)
  return digits !== null && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8))
}

/** Groups an IBAN by four: "BE68 5390 0754 7034". Unreadable numbers are left as they were written. */
export function formatIban(iban: string): string {
  const compact = compactIban(iban)
  return compact === null ? iban : compact.replace(/(.{4})(?=.)/g, '$1 ')
}

/** Tells whether the check digits of an IBAN are right (ISO 13616, modulo 97). */
export function isIban(iban: string): boolean {
  const compact = compactIban(iban)
  if (compact === null) return false
  const digits = [...compact.slice(4), ...compact.slice(0, 4)]
    .map((character) => Number.parseInt(character, 36))
    .join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** Older company numbers had nine digits; today they start with a zero. */
function companyDigits(number: string): string | null {
  const digits = number.trim().replace(/^BE/i, '').replace(/[\s.]/g, '')
  return /^\d{9}$|^[01]\d{9}$/.test(digits) ? digits.padStart(10, '0') : null
}

function compactIban(iban: string): string | null {
  const compact = iban.replace(/\s/g, '').toUpperCase()
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(compact) ? compact : null
}
