import type { EmailField } from 'payload'

/** An e-mail address; Payload checks its form. */
export function emailField(
  options: { name?: string; required?: boolean; index?: boolean } = {},
): EmailField {
  const { name = 'email', required, index } = options
  return {
    name,
    type: 'email',
    label: { nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' },
    required,
    index,
  }
}
