import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
} from 'payload'
import { words } from '../../fields/words'
import { createFieldError } from '../../hooks/editor-message'
import { toNestedRequest } from '../../hooks/nested-request'
import { getExecutor } from '../../hooks/transaction'
import type { Availability } from '../../payload-types'
import { toRelationId } from '../../relation-id'
import { propertyLabel } from './fields'
import { listRuleSlots, publishRule, ruleSlotsMax } from './publish'

const toLabel = words('Tot', 'À', 'To', 'Bis')

/** Refuses a rule that gives no slot on any of its days, or more than a page can show. */
export const checkRule: CollectionBeforeChangeHook<Availability> = ({ data, originalDoc, req }) => {
  // Whatever is sent, the whole rule is judged.
  const rule = { ...originalDoc, ...data } as Availability
  if (rule.isActive && toRelationId(rule.property) === null) {
    throw createFieldError(req, {
      collection: 'availability',
      path: 'property',
      label: propertyLabel,
      text: words(
        `Kies het pand van “${rule.name}”, of zet de regel uit.`,
        `Choisissez le bien de « ${rule.name} », ou désactivez la règle.`,
        `Choose the property of “${rule.name}”, or switch the rule off.`,
        `Wählen Sie das Objekt von „${rule.name}“, oder schalten Sie die Regel aus.`,
      ),
    })
  }
  if (lengthOf(rule) < rule.slotMinutes) {
    throw createFieldError(req, {
      collection: 'availability',
      path: 'toTime',
      label: toLabel,
      text: words(
        'Tussen “Van” en “Tot” past geen enkel tijdslot. Kies een later uur of een kortere duur.',
        'Aucun créneau ne tient entre « De » et « À ». Choisissez une heure plus tardive ou une durée plus courte.',
        'Not one slot fits between “From” and “To”. Choose a later time or a shorter length.',
        'Zwischen „Von“ und „Bis“ passt kein Zeitfenster. Wählen Sie eine spätere Uhrzeit oder eine kürzere Dauer.',
      ),
    })
  }
  if (listRuleSlots(rule, new Date()).length >= ruleSlotsMax) {
    throw createFieldError(req, {
      collection: 'availability',
      path: 'weeksAhead',
      label: words(
        'Weken vooruit zichtbaar',
        'Semaines visibles à l’avance',
        'Weeks shown ahead',
        'Wochen im Voraus sichtbar',
      ),
      text: words(
        `De regel geeft ${ruleSlotsMax} tijdsloten of meer. Kies minder weken, minder dagen of een langere duur.`,
        `La règle donne ${ruleSlotsMax} créneaux ou plus. Choisissez moins de semaines, moins de jours ou une durée plus longue.`,
        `The rule gives ${ruleSlotsMax} slots or more. Choose fewer weeks, fewer days or a greater length.`,
        `Die Regel ergibt ${ruleSlotsMax} Zeitfenster oder mehr. Wählen Sie weniger Wochen, weniger Tage oder eine längere Dauer.`,
      ),
    })
  }
  return data
}

function lengthOf({ fromTime, toTime }: Availability): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  return minutes(toTime) - minutes(fromTime)
}

/** The slots follow the rule in its own transaction, and the editor is told what stays. */
export const publishAfterChange: CollectionAfterChangeHook<Availability> = async ({ doc, req }) => {
  const bookedOutside = await publishRule(req, doc, new Date())
  return { ...doc, bookedOutside }
}

/** Free slots of the rule go with it; booked ones stay, as slots of their own. */
export const releaseSlots: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const rule = await req.payload.findByID({
    collection: 'availability',
    id,
    depth: 0,
    req: toNestedRequest(req),
  })
  await publishRule(req, { ...rule, isActive: false }, new Date())
  const executor = await getExecutor(req)
  await executor.execute(
    sql`update appointment_slots set rule_id = null where rule_id = ${Number(id)}`,
  )
}
