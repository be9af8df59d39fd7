import { toReferenceKey } from '@/domain/search/match-text'
import type { CollectionBeforeValidateHook } from 'payload'
import { words } from '../../../fields/words'
import { createFieldError } from '../../../hooks/editor-message'
import { toNestedRequest } from '../../../hooks/nested-request'

/**
 * Keeps the key by which a reference is found and by which it is unique. The index of the database
 * decides; the question before it lets the editor read what is wrong.
 */
export const keyReference: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (typeof data?.recordFile !== 'string') return data
  const recordFile = data.recordFile.trim().replace(/\s+/g, ' ')
  const recordFileKey = toReferenceKey(recordFile)
  if (recordFileKey === originalDoc?.recordFileKey) return { ...data, recordFile, recordFileKey }
  const { totalDocs } = await req.payload.count({
    collection: 'properties',
    req: toNestedRequest(req),
    trash: true,
    where: { recordFileKey: { equals: recordFileKey }, id: { not_equals: originalDoc?.id ?? 0 } },
  })
  if (totalDocs > 0) {
    throw createFieldError(req, {
      collection: 'properties',
      path: 'recordFile',
      label: words('Referentie', 'Référence', 'Reference', 'Referenz'),
      text: words(
        `Een ander pand heeft al de referentie ${recordFile}. Kies een andere, of kijk in de prullenbak.`,
        `Un autre bien porte déjà la référence ${recordFile}. Choisissez-en une autre, ou voyez la corbeille.`,
        `Another property already has the reference ${recordFile}. Choose another one, or look in the trash.`,
        `Ein anderes Objekt hat schon die Referenz ${recordFile}. Wählen Sie eine andere oder sehen Sie im Papierkorb nach.`,
      ),
    })
  }
  return { ...data, recordFile, recordFileKey }
}
