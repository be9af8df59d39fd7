import { findRuleIssue, ruleSlotsMax } from '@/domain/appointments/availability'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
} from 'payload'
import { words } from '../../fields/words'
import { createFieldError } from '../../hooks/editor-message'
import { toNestedRequest } from '../../hooks/nested-request'
import type { SlotRule } from '../../payload-types'
import { findPlaceOf } from '../appointment-slots/shared-fields'
import { publishRule, withdrawRule } from './publish-rule'
import { toAvailability } from './to-wanted-slots'

const label = {
  from: words('Van', 'De', 'From', 'Von'),
  to: words('Tot', 'À', 'To', 'Bis'),
  property: words('Pand', 'Bien', 'Property', 'Objekt'),
  validUntil: words('Geldig tot en met', 'Valable jusqu’au', 'Valid until', 'Gültig bis'),
  weeksAhead: words('Weken vooruit', 'Semaines à l’avance', 'Weeks ahead', 'Wochen im Voraus'),
} as const

const refusals = {
  noClockTime: {
    path: 'from',
    text: words(
      'Schrijf “Van” en “Tot” als uren van 00:00 tot 23:59, bijvoorbeeld 09:30.',
      'Écrivez « De » et « À » en heures de 00:00 à 23:59, par exemple 09:30.',
      'Write “From” and “To” as times from 00:00 to 23:59, for example 09:30.',
      'Schreiben Sie „Von“ und „Bis“ als Uhrzeiten von 00:00 bis 23:59, zum Beispiel 09:30.',
    ),
  },
  noSlot: {
    path: 'to',
    text: words(
      'Tussen deze uren past geen enkel tijdslot. Kies bij “Tot” een later uur of maak de tijdsloten korter.',
      'Aucun créneau ne tient entre ces heures. Choisissez une heure plus tardive sous « À » ou des créneaux plus courts.',
      'No slot fits between these times. Choose a later time under “To”, or make the slots shorter.',
      'Zwischen diese Uhrzeiten passt kein Zeitfenster. Wählen Sie unter „Bis“ eine spätere Uhrzeit oder kürzere Zeitfenster.',
    ),
  },
  endsTooEarly: {
    path: 'validUntil',
    text: words(
      'De laatste dag ligt vóór de eerste. Kies een latere dag of maak het veld leeg.',
      'Le dernier jour précède le premier. Choisissez un jour plus tardif ou videz le champ.',
      'The last day lies before the first. Choose a later day or empty the field.',
      'Der letzte Tag liegt vor dem ersten. Wählen Sie einen späteren Tag oder leeren Sie das Feld.',
    ),
  },
  tooMany: {
    path: 'weeksAhead',
    text: words(
      `Dit geeft meer dan ${ruleSlotsMax} tijdsloten tegelijk. Publiceer minder weken vooruit, of maak de tijdsloten langer.`,
      `Cela donne plus de ${ruleSlotsMax} créneaux à la fois. Publiez moins de semaines à l’avance ou allongez les créneaux.`,
      `This makes more than ${ruleSlotsMax} slots at a time. Publish fewer weeks ahead, or make the slots longer.`,
      `Das ergibt mehr als ${ruleSlotsMax} Zeitfenster auf einmal. Veröffentlichen Sie weniger Wochen im Voraus oder verlängern Sie die Zeitfenster.`,
    ),
  },
  noPlace: {
    path: 'property',
    text: words(
      'Vaste uren horen bij één pand, bij één project of bij het kantoor. Kies er precies één.',
      'Un horaire fixe concerne un bien, un projet ou le bureau. Choisissez-en un seul.',
      'Weekly hours belong to one property, to one project or to the office. Choose exactly one.',
      'Feste Zeiten gehören zu einem Objekt, zu einem Projekt oder zum Büro. Wählen Sie genau eines.',
    ),
  },
} as const

function findRefusal(rule: SlotRule): keyof typeof refusals | null {
  if (findPlaceOf(rule) === null) return 'noPlace'
  const availability = toAvailability(rule)
  return availability === null ? null : findRuleIssue(availability)
}

/** Refuses hours that make no slot, or so many that nobody could want them. */
export const checkRule: CollectionBeforeChangeHook<SlotRule> = ({ data, originalDoc, req }) => {
  const refusal = findRefusal({ ...originalDoc, ...data } as SlotRule)
  if (refusal === null) return data
  const { path, text } = refusals[refusal]
  throw createFieldError(req, { collection: 'slot-rules', path, label: label[path], text })
}

/** What a rule says is on the site as soon as it is saved. */
export const publishSaved: CollectionAfterChangeHook<SlotRule> = async ({ doc, req }) => {
  await publishRule(req, doc.id, new Date())
}

/** With a rule goes what nobody booked of it; an appointment stays in its slot. */
export const takeBack: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const rule = await req.payload.findByID({
    collection: 'slot-rules',
    id,
    depth: 0,
    disableErrors: true,
    req: toNestedRequest(req),
  })
  if (rule !== null) await withdrawRule(req, rule, new Date())
}
