import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

/** Adds an own check to Payload's (required, lengths), which an own check otherwise replaces. */
export function alsoValidate(
  own: TextFieldSingleValidation | undefined,
): TextFieldSingleValidation | undefined {
  if (!own) return undefined
  return async (value, options) => {
    const basic = await text(value, options)
    return basic === true ? own(value, options) : basic
  }
}
