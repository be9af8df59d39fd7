import type { Field } from 'payload'
import { words } from '../../../fields/words'

/** The way to what the office prints of a property. */
export const printFields: Field[] = [
  {
    name: 'prints',
    type: 'ui',
    label: words('Afdrukken', 'Imprimer', 'Print', 'Drucken'),
    admin: {
      position: 'sidebar',
      components: { Field: '/src/cms/admin/print-kit/print-property#PrintProperty' },
    },
  },
]
