import type { SelectField } from 'payload'
import { selectField } from './select-field'
import { words } from './words'

/** How a home was liked at a visit. */
export function impressionField(enumName: string): SelectField {
  return selectField({
    name: 'impression',
    enumName,
    label: words('Indruk', 'Impression', 'Impression', 'Eindruck'),
    options: {
      positive: words('Positief', 'Positive', 'Positive', 'Positiv'),
      neutral: words('Neutraal', 'Neutre', 'Neutral', 'Neutral'),
      negative: words('Negatief', 'Négative', 'Negative', 'Negativ'),
    },
  })
}
