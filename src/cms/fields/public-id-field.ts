import { publicIdMax } from '@/domain/routes/public-id'
import { sql } from '@payloadcms/db-postgres'
import type { NumberField, PayloadRequest } from 'payload'
import { toNestedRequest } from '../hooks/nested-request'
import { getExecutor } from '../hooks/transaction'
import { numberField } from './number-field'

/**
 * The number that visitors see in addresses. It is kept from imports; a new record takes the
 * number after the highest one in use, the trash included. Whoever saves at the same moment waits
 * until the other save is done, and gets the number after it.
 */
export function publicIdField(collection: 'properties' | 'projects'): NumberField {
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
          await waitForTurn(req, collection)
          const { docs } = await req.payload.find({
            collection,
            req: toNestedRequest(req),
            sort: '-publicId',
            limit: 1,
            pagination: false,
            depth: 0,
            trash: true,
            where: { publicId: { exists: true } },
            select: { publicId: true },
          })
          const highest: unknown = docs[0]?.publicId
          return (typeof highest === 'number' ? highest : 0) + 1
        },
      ],
    },
  }
}

/** The lock ends with the transaction of the save, when the number has become visible to others. */
async function waitForTurn(req: PayloadRequest, collection: string): Promise<void> {
  const executor = await getExecutor(req)
  await executor.execute(sql`select pg_advisory_xact_lock(hashtext(${`${collection}.publicId`}))`)
}
