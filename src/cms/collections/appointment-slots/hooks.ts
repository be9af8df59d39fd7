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

/** What a visitor who booked was told of a slot. */
const toldOf = (slot: Readonly<Record<string, unknown>>) =>
  JSON.stringify([
    new Date(String(slot['startsAt'])).getTime(),
    new Date(String(slot['endsAt'])).getTime(),
    toRelationId(slot['property']),
    toRelationId(slot['project']),
  ])

/** Who booked is not moved without a word: the slot stays what they were told. */
export const keepBookedTime: CollectionBeforeChangeHook = async (change) => {
  const { data, originalDoc, operation, req } = change
  if (operation === 'create') return data
  if (toldOf(originalDoc) === toldOf({ ...originalDoc, ...data })) return data
  const { totalDocs } = await req.payload.count({
    collection: 'appointments',
    where: {
      and: [
        { slot: { equals: originalDoc.id } },
        { state: { in: ['requested', 'confirmed', 'waiting'] } },
      ],
    },
    req: toNestedRequest(req),
  })
  if (totalDocs === 0) return data
  throw createFieldError(req, {
    collection: 'appointment-slots',
    path: 'startsAt',
    label: words('Begin', 'Début', 'Start', 'Beginn'),
    text: words(
      `In dit tijdslot is al geboekt (${totalDocs}), en wie boekte kent dit uur. Maak een nieuw tijdslot en verplaats de afspraken daarheen: dan krijgt iedereen bericht.`,
      `Ce créneau est déjà réservé (${totalDocs}) et ces visiteurs connaissent cette heure. Créez un nouveau créneau et déplacez-y les rendez-vous : chacun sera prévenu.`,
      `This slot is booked already (${totalDocs}), and those visitors were told this time. Make a new slot and move the appointments there: then everybody is told.`,
      `Dieses Zeitfenster ist schon gebucht (${totalDocs}), und diese Besucher kennen die Uhrzeit. Legen Sie ein neues Zeitfenster an und verschieben Sie die Termine dorthin: Dann wird jeder benachrichtigt.`,
    ),
  })
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
