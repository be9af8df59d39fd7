import { publicIdMax } from '@/domain/routes/public-id'
import type { NumberField } from 'payload'
import { holdPublicIds, type NumberedCollection } from '../hooks/hold-public-ids'
import { getExecutor } from '../hooks/transaction'
import { numberField } from './number-field'

/**
 * The number that visitors see in addresses. It is kept from imports; a new record takes the
 * number after the highest one in use, the trash included. Whoever saves at the same moment waits
 * until the other save is done, and gets the number after it.
 */
export function publicIdField(collection: NumberedCollection): NumberField {
  const field = numberField({
    name: 'publicId',
    label: {
      nl: 'Openbaar nummer',
      fr: 'Numéro public',
      en: 'Public number',
      de: 'Öffentliche Nummer',
    },
    description: {
      nl: 'Staat in het adres van de pagina. Laat leeg voor het volgende nummer.',
      fr: 'Figure dans l’adresse de la page. Laissez vide pour le numéro suivant.',
      en: 'Part of the address of the page. Leave empty for the next number.',
      de: 'Teil der Adresse der Seite. Leer lassen für die nächste Nummer.',
    },
    min: 1,
    max: publicIdMax,
    unique: true,
    index: true,
  })
  return {
    ...field,
    hooks: {
      // A copy is another record. For the framework the one it is made from is its original.
      beforeDuplicate: [() => null],
      beforeValidate: [
        async ({ value, operation, originalDoc, req }) => {
          if (typeof value === 'number') return value
          const isKept = operation === 'update' && typeof originalDoc?.publicId === 'number'
          if (isKept) return originalDoc.publicId
          return holdPublicIds(await getExecutor(req), collection)
        },
      ],
    },
  }
}
