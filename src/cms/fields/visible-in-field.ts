import { languageNames } from '@/domain/kernel/language-names'
import { locales } from '@/domain/kernel/locales'
import type { SelectField } from 'payload'
import { multiSelectField } from './select-field'

/** The field that says in which languages a record exists for visitors, whatever the collection. */
export const visibleInName = 'visibleIn'

/** Languages in which a record exists for visitors; all of them unless editors narrow it. */
export function visibleInField(): SelectField {
  return multiSelectField({
    name: visibleInName,
    label: {
      nl: 'Zichtbaar in',
      fr: 'Visible en',
      en: 'Visible in',
      de: 'Sichtbar in',
    },
    description: {
      nl: 'In de andere talen bestaat dit niet voor bezoekers.',
      fr: 'Dans les autres langues, ceci n’existe pas pour les visiteurs.',
      en: 'In the other languages this does not exist for visitors.',
      de: 'In den anderen Sprachen besteht dies für Besucher nicht.',
    },
    options: languageNames,
    defaultValue: [...locales],
  })
}
