import { formatDayAndTimes } from '@/domain/formats/dates'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
} from 'payload'
import { words } from '../../fields/words'
import { createFieldError, toEditorMessage } from '../../hooks/editor-message'
import { toNestedRequest } from '../../hooks/nested-request'
import { notifyTags } from '../../hooks/revalidate'
import { toRelationId } from '../../relation-id'
import { omitFromRule } from '../slot-rules/omit-from-rule'
import { findPlaceOf } from './shared-fields'
import { lockSlots } from './slot-ledger'
import { slotTagsOf } from './slot-tags'

/** Names a slot by its time, and refuses one that is about nothing, or about two things at once. */
export const completeSlot: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const slot = { ...originalDoc, ...data }
  if (findPlaceOf(slot) === null) {
    throw createFieldError(req, {
      collection: 'appointment-slots',
      path: 'property',
      label: words('Pand', 'Bien', 'Property', 'Objekt'),
      text: words(
        'Een tijdslot hoort bij één pand, bij één project of bij het kantoor. Kies er precies één.',
        'Un créneau concerne un bien, un projet ou le bureau. Choisissez-en un seul.',
        'A slot belongs to one property, to one project or to the office. Choose exactly one.',
        'Ein Zeitfenster gehört zu einem Objekt, zu einem Projekt oder zum Büro. Wählen Sie genau eines.',
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
    slot['atOffice'] === true,
  ])

/**
 * Who booked is not moved without a word: the slot stays what they were told. Whoever books at this
 * moment comes before or after, because both hold the slot.
 */
export const keepBookedTime: CollectionBeforeChangeHook = async (change) => {
  const { data, originalDoc, operation, req } = change
  if (operation === 'create') return data
  if (toldOf(originalDoc) === toldOf({ ...originalDoc, ...data })) return data
  await lockSlots(req, [originalDoc.id])
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

/** What visitors are offered by a slot, and who receives them. */
const settings = [
  'property',
  'project',
  'atOffice',
  'agent',
  'startsAt',
  'endsAt',
  'capacity',
  'bufferMinutes',
  'mode',
  'visibleFrom',
  'closesBeforeMinutes',
] as const

function settingsOf(slot: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(
    settings.map((name) => {
      const value = slot[name] ?? null
      if (name.endsWith('At') || name === 'visibleFrom') return value && Date.parse(String(value))
      return toRelationId(value) ?? value
    }),
  )
}

/** What somebody changes by hand belongs to its rule no more, which would change it back. */
export const leaveRule: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const ruleId = operation === 'update' ? toRelationId(originalDoc.rule) : null
  if (ruleId === null || settingsOf(originalDoc) === settingsOf({ ...originalDoc, ...data })) {
    return data
  }
  await omitFromRule(req, ruleId, originalDoc.startsAt)
  return { ...data, rule: null }
}

/** What somebody takes away by hand is not published again. */
export const omitRemoved: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const slot = await req.payload.findByID({
    collection: 'appointment-slots',
    id,
    depth: 0,
    disableErrors: true,
    req: toNestedRequest(req),
  })
  const ruleId = toRelationId(slot?.rule)
  if (slot !== null && ruleId !== null) await omitFromRule(req, ruleId, slot.startsAt)
}

export const announceSlot: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  await notifyTags(req, [doc, previousDoc].flatMap(slotTagsOf))
}

export const announceSlotRemoval: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await notifyTags(req, slotTagsOf(doc))
}

const isInUse = words(
  'Voor dit tijdslot zijn er afspraken. Annuleer of verwijder die eerst bij “Afspraken”.',
  'Des rendez-vous existent pour ce créneau. Annulez-les ou supprimez-les d’abord sous « Rendez-vous ».',
  'There are appointments in this slot. Cancel or remove them first under “Appointments”.',
  'Für dieses Zeitfenster gibt es Termine. Sagen Sie diese zuerst unter „Termine“ ab oder löschen Sie sie.',
)

/** Nobody's appointment disappears with its slot, also none that is made at this moment. */
export const keepUsedSlot: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await lockSlots(req, [Number(id)])
  const { totalDocs } = await req.payload.count({
    collection: 'appointments',
    where: { slot: { equals: id } },
    req: toNestedRequest(req),
  })
  if (totalDocs > 0) throw new APIError(toEditorMessage(req, isInUse), 409, null, true)
}
