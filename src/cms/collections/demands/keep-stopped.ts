import { NotFound, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import { isStaff } from '../../access/roles'
import { words } from '../../fields/words'
import { createFieldError } from '../../hooks/editor-message'
import { lockRecord } from '../../hooks/transaction'
import type { Demand } from '../../payload-types'

const stopped = words(
  'Deze zoeker heeft zich uitgeschreven en krijgt geen meldingen meer. Alleen wie zich uitschreef kan ze weer aanzetten, met de link in een vroegere e-mail of met het formulier.',
  'Cette personne s’est désinscrite et ne reçoit plus d’alertes. Elle seule peut les réactiver, par le lien d’un e-mail précédent ou par le formulaire.',
  'This person has unsubscribed and gets no more alerts. Nobody else can start them again: by the link in an earlier e-mail, or with the form.',
  'Diese Person hat sich abgemeldet und erhält keine Meldungen mehr. Nur sie selbst kann sie wieder einschalten, über den Link in einer früheren E-Mail oder mit dem Formular.',
)

const changedMeanwhile = words(
  'Deze zoekopdracht is net gewijzigd, misschien door wie zoekt. Laad de pagina opnieuw.',
  'Cette recherche vient d’être modifiée, peut-être par la personne qui cherche. Rechargez la page.',
  'This search alert has just been changed, perhaps by its owner. Load the page again.',
  'Dieser Suchauftrag wurde soeben geändert, vielleicht von der suchenden Person. Laden Sie die Seite neu.',
)

function refuse(req: PayloadRequest, text: ReturnType<typeof words>) {
  const label = words('Stand', 'État', 'State', 'Stand')
  return createFieldError(req, { collection: 'demands', path: 'state', label, text })
}

/**
 * Lets nobody write over what was changed or deleted since the record was read: a demand is written
 * whole, and one that is gone would be written anew. The record is held, so that its owner comes
 * before or after.
 */
export const requireCurrent: CollectionBeforeChangeHook<Demand> = async (change) => {
  const { data, operation, originalDoc, req } = change
  if (operation !== 'update' || originalDoc === undefined) return data
  const changedAt = await lockRecord(req, 'demands', originalDoc.id)
  if (changedAt === null) throw new NotFound(req.t)
  if (changedAt.getTime() !== Date.parse(originalDoc.updatedAt)) throw refuse(req, changedMeanwhile)
  return data
}

/**
 * Lets staff never start again what its owner stopped, nor ask for a confirmation that was given.
 * The desk sends a demand as it stood when it was opened, so that whoever notes another price
 * afterwards would go on sending alerts, or end them, without meaning to.
 */
export const keepStopped: CollectionBeforeChangeHook<Demand> = (change) => {
  const { data, operation, originalDoc, req } = change
  if (operation !== 'update' || originalDoc === undefined || !isStaff(req.user)) return data
  const before = originalDoc.state
  if (before === 'unsubscribed' && data.state !== 'unsubscribed') throw refuse(req, stopped)
  return data.state === 'pending' ? { ...data, state: before } : data
}
