import type { NumberField } from 'payload'
import { numberField } from './number-field'

/** Order among equals: small numbers first. */
export function sortField(): NumberField {
  return numberField({
    name: 'sort',
    label: { nl: 'Volgorde', fr: 'Ordre', en: 'Order', de: 'Reihenfolge' },
    description: {
      nl: 'Kleine getallen staan eerst.',
      fr: 'Les petits nombres viennent en premier.',
      en: 'Small numbers come first.',
      de: 'Kleine Zahlen stehen vorn.',
    },
    min: -9999,
    max: 9999,
    defaultValue: 0,
    index: true,
  })
}
