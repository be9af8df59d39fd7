/**
 * Everything that can be wrong with a shared form field, as `field.reason`. The rules speak these
 * codes; each language's sentence for a code stands with the forms.
 */
export const contactCodes = [
  'age.invalid',
  'age.missing',
  'city.missing',
  'city.tooLong',
  'civility.invalid',
  'civility.missing',
  'email.invalid',
  'email.missing',
  'firstName.missing',
  'firstName.tooLong',
  'friendEmail.invalid',
  'friendEmail.missing',
  'lastName.missing',
  'lastName.tooLong',
  'maxPrice.invalid',
  'maxPrice.missing',
  'minPrice.invalid',
  'minPrice.missing',
  'name.missing',
  'name.tooLong',
  'phone.invalid',
  'phone.missing',
  'price.invalid',
  'price.missing',
  'privacy.missing',
  'reach.missing',
  'remark.missing',
  'remark.tooLong',
  'rooms.invalid',
  'rooms.missing',
  'street.missing',
  'street.tooLong',
  'zip.invalid',
  'zip.missing',
] as const

export type ContactCode = (typeof contactCodes)[number]
