import { countries } from '@/domain/places/countries'
import type { SelectField } from 'payload'
import { selectField } from '../../fields/select-field'
import { words } from '../../fields/words'

/** The country, by the number that feeds and addresses use for it. */
export function countryField(): SelectField {
  return selectField({
    name: 'countryId',
    label: words('Land', 'Pays', 'Country', 'Land'),
    description: words(
      'Bepaalt de vorm van de postcode en de regels voor energie en overstroming.',
      'Détermine la forme du code postal et les règles d’énergie et d’inondation.',
      'Decides the form of the postcode and the rules on energy and floods.',
      'Bestimmt die Form der Postleitzahl und die Regeln zu Energie und Überschwemmung.',
    ),
    options: Object.fromEntries(countries.map(({ id, names }) => [String(id), names])),
    required: true,
    defaultValue: '10',
    index: true,
  })
}
