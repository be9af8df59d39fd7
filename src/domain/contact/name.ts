import { createLineSchema } from './text-field'

/** Longest first or last name, in characters. Particles keep the capitals that were typed. */
export const nameMaxCharacters = 80

/** A required name. Fails with `{field}.missing` or `{field}.tooLong`. */
export function createNameSchema<Field extends 'firstName' | 'lastName' | 'name'>(field: Field) {
  return createLineSchema({
    maxCharacters: nameMaxCharacters,
    missing: `${field}.missing`,
    tooLong: `${field}.tooLong`,
  })
}

export const firstNameSchema = createNameSchema('firstName')

export const lastNameSchema = createNameSchema('lastName')
