import type { ContactFieldSet } from '@/domain/contact/required-fields'
import { toErrorCodes, toFormSchema, type FormDefinition } from './define-form'

/** The code of every field of a form that fails, for tests; empty when the values pass. */
export function findFormCodes(
  definition: FormDefinition,
  values: Readonly<Record<string, unknown>>,
  set: ContactFieldSet = 'full',
): Record<string, string> {
  const outcome = toFormSchema(definition, set).safeParse(values)
  return outcome.success ? {} : toErrorCodes(outcome.error)
}
