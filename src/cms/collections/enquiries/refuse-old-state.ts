import { APIError, type CollectionBeforeChangeHook } from 'payload'
import { words } from '../../fields/words'
import { toEditorMessage } from '../../hooks/editor-message'
import type { Enquiry } from '../../payload-types'

const changedMeanwhile = words(
  'De stand is intussen gewijzigd, door een collega of doordat de afspraak wijzigde. Uw wijziging is niet bewaard. Kopieer wat u typte, laad de pagina opnieuw en plak het daar.',
  'L’état a changé entre-temps, par un collègue ou parce que le rendez-vous a changé. Votre modification n’est pas enregistrée. Copiez ce que vous avez tapé, rechargez la page et collez-le.',
  'The state has changed meanwhile, by a colleague or because the appointment changed. Your change was not saved. Copy what you typed, load the page again and paste it there.',
  'Der Stand hat sich inzwischen geändert, durch einen Kollegen oder weil sich der Termin geändert hat. Ihre Änderung wurde nicht gespeichert. Kopieren Sie, was Sie getippt haben, laden Sie die Seite neu und fügen Sie es dort ein.',
)

/**
 * Refuses the state that a form holds since before the record got another: a form sends all that it
 * shows, so that with a note it would take back what the appointment, or a colleague, decided. One
 * that agrees on the state is saved. Whoever sends no moment, as programs do, is not asked.
 *
 * The record was held before it was read (`createLockBeforeRead`), so that it is as it stands.
 *
 * @throws APIError with 409, worded for the editor
 */
export const refuseOldState: CollectionBeforeChangeHook<Enquiry> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || !originalDoc || !data.updatedAt) return data
  // Not only an earlier moment: clocks of servers differ.
  const isOld = Date.parse(data.updatedAt) !== Date.parse(originalDoc.updatedAt)
  if (isOld && data.state !== undefined && data.state !== originalDoc.state) {
    // Not at the field, which may be out of sight of who adds a note.
    throw new APIError(toEditorMessage(req, changedMeanwhile), 409, null, true)
  }
  return data
}
