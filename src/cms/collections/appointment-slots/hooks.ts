import { formatDayAndTimes } from '@/domain/formats/dates'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
} from 'payload'
import { slotsTag } from '../../cache-tags'
import { words } from '../../fields/words'
import { createFieldError, toEditorMessage } from '../../hooks/editor-message'
import { toNestedRequest } from '../../hooks/nested-request'
import { notifyTags } from '../../hooks/revalidate'
import { toRelationId } from '../../relation-id'

/** Names a slot by its time, and refuses one that is about two things at once. */
export const completeSlot: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const slot = { ...originalDoc, ...data }
  if (toRelationId(slot.property) !== null && toRelationId(slot.project) !== null) {
    throw createFieldError(req, {
      collection: 'appointment-slots',
      path: 'project',
      label: words('Project', 'Projet', 'Project', 'Projekt'),
      text: words(
        'Een tijdslot hoort bij een pand of bij een project. Maak een van beide velden leeg.',
        'Un créneau concerne un bien ou un projet. Videz l’un des deux champs.',
        'A slot belongs to a property or to a project. Empty one of the two fields.',
        'Ein Zeitfenster gehört zu einem Objekt oder zu einem Projekt. Leeren Sie eines der Felder.',
      ),
    })
  }
  return { ...data, title: formatDayAndTimes(slot.startsAt, slot.endsAt) }
}

/** The pages on which a slot can be chosen. */
function tagsOf(docs: readonly unknown[]): string[] {
  return docs.flatMap((doc) => {
    const about = typeof doc === 'object' && doc !== null ? doc : {}
    const id = toRelationId(Reflect.get(about, 'property'))
    return id === null ? [] : [slotsTag(id)]
  })
}

export const announceSlot: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  await notifyTags(req, tagsOf([doc, previousDoc]))
}

export const announceSlotRemoval: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await notifyTags(req, tagsOf([doc]))
}

const isInUse = words(
  'Voor dit tijdslot zijn er afspraken. Annuleer of verwijder die eerst bij “Afspraken”.',
  'Des rendez-vous existent pour ce créneau. Annulez-les ou supprimez-les d’abord sous « Rendez-vous ».',
  'There are appointments in this slot. Cancel or remove them first under “Appointments”.',
  'Für dieses Zeitfenster gibt es Termine. Sagen Sie diese zuerst unter „Termine“ ab oder löschen Sie sie.',
)

/** Nobody's appointment disappears with its slot. */
export const keepUsedSlot: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'appointments',
    where: { slot: { equals: id } },
    req: toNestedRequest(req),
  })
  if (totalDocs > 0) throw new APIError(toEditorMessage(req, isInUse), 409, null, true)
}
