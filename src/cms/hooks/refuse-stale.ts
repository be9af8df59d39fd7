import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionSlug, type PayloadRequest } from 'payload'
import { words } from '../fields/words'
import { toEditorMessage } from './editor-message'
import { getExecutor } from './transaction'

const overtakenText = words(
  'Een collega bewaarde dit intussen, en uw scherm toont nog de tekst van ervoor. Uw wijziging is niet bewaard. Kopieer wat u typte, laad de pagina opnieuw en plak het daar.',
  'Un collègue a enregistré ceci entre-temps, et votre écran montre encore le texte d’avant. Votre modification n’est pas enregistrée. Copiez ce que vous avez tapé, rechargez la page et collez-le.',
  'A colleague saved this meanwhile, and your screen still shows the text of before. Your change was not saved. Copy what you typed, load the page again and paste it there.',
  'Ein Kollege hat dies inzwischen gespeichert, und Ihr Bildschirm zeigt noch den Text von vorher. Ihre Änderung wurde nicht gespeichert. Kopieren Sie, was Sie getippt haben, laden Sie die Seite neu und fügen Sie es dort ein.',
)

/** A copy of a record as a form holds it: `copyOf` is the moment at which the copied state was saved. */
type Copy = { collection: CollectionSlug; id: number; copyOf: unknown }

/**
 * Refuses a save from a form that was opened before a colleague saved the record. A form sends all
 * that it shows, so that it would write the old text over the new one. The framework (3.90) asks
 * whether a form is outdated on its first key, and not at all where forms save by themselves.
 *
 * Only another member of staff overtakes: what the clock, an import or the same person saved
 * meanwhile is nothing that a colleague loses. Whoever sends no moment, as programs do, is not asked.
 *
 * @throws APIError with 409, worded for the editor
 */
export async function refuseStale(
  req: PayloadRequest,
  { collection, id, copyOf }: Copy,
): Promise<void> {
  const copied = typeof copyOf === 'string' ? new Date(copyOf).getTime() : Number.NaN
  if (Number.isNaN(copied)) return
  const executor = await getExecutor(req)
  const versions = sql.identifier(`_${collection.replaceAll('-', '_')}_v`)
  const { rows } = await executor.execute<{ savedAt: string | Date; author: number | null }>(sql`
    select version_updated_at as "savedAt", version_updated_by_id as author
    from ${versions} where parent_id = ${id} and latest`)
  const isOvertaken = rows.some(
    ({ savedAt, author }) =>
      author !== null && author !== req.user?.id && new Date(savedAt).getTime() > copied,
  )
  if (isOvertaken) throw new APIError(toEditorMessage(req, overtakenText), 409, null, true)
}
