import { languageNames } from '@/domain/kernel/language-names'
import type { LocalizedText } from '@/domain/kernel/locales'
import type { SelectField } from 'payload'
import { selectField } from './select-field'

/** One of the languages of the site. */
export function localeField(
  options: {
    name?: string
    label?: LocalizedText
    description?: LocalizedText
    required?: boolean
    enumName?: string
  } = {},
): SelectField {
  return selectField({
    name: options.name ?? 'locale',
    label: options.label ?? { nl: 'Taal', fr: 'Langue', en: 'Language', de: 'Sprache' },
    description: options.description,
    options: languageNames,
    required: options.required,
    enumName: options.enumName,
  })
}
