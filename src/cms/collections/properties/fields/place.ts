import type { Field } from 'payload'
import { textField } from '../../../fields/plain-text'
import { words } from '../../../fields/words'
import { addressFields } from '../../places/address-fields'

/** Where the property lies, and how much of it visitors may know. */
export const placeTabFields: Field[] = [
  ...addressFields(),
  textField({
    name: 'areaName',
    label: words('Streek (Spanje)', 'Région (Espagne)', 'Area (Spain)', 'Gegend (Spanien)'),
    description: words(
      'Staat in het adres van Spaanse panden, zoals Costa Blanca.',
      'Figure dans l’adresse des biens espagnols, comme Costa Blanca.',
      'Stands in the address of Spanish properties, such as Costa Blanca.',
      'Steht in der Adresse spanischer Objekte, etwa Costa Blanca.',
    ),
    maxLength: 80,
  }),
]
