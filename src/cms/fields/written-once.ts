import type { Field } from 'payload'
import { nobody } from '../access/nobody'

type NamedField = Exclude<Extract<Field, { name: string }>, { type: 'ui' }>

/** Keeps a value as it was first stored: no person can change it, the admin shows it only. */
export function writtenOnce<F extends NamedField>(field: F): F {
  return { ...field, access: { ...field.access, update: nobody } }
}
