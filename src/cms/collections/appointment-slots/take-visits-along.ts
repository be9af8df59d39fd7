import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type Where,
} from 'payload'
import { words } from '../../fields/words'
import { toEditorMessage } from '../../hooks/editor-message'
import { toNestedRequest } from '../../hooks/nested-request'
import { getExecutor } from '../../hooks/transaction'
import { lockSlots } from './slot-ledger'

type Place = 'property' | 'project'

const isExpected = (count: number) =>
  words(
    `Hier worden nog bezoekers verwacht (${count}). Annuleer hun afspraken eerst bij “Afspraken”: dan krijgt iedereen bericht.`,
    `Des visiteurs sont encore attendus ici (${count}). Annulez d’abord leurs rendez-vous sous « Rendez-vous » : chacun sera prévenu.`,
    `Visitors are still expected here (${count}). Cancel their appointments first under “Appointments”: then everybody is told.`,
    `Hier werden noch Besucher erwartet (${count}). Sagen Sie deren Termine zuerst unter „Termine“ ab: Dann wird jeder benachrichtigt.`,
  )

async function requireNobodyExpected(req: PayloadRequest, isHere: Where): Promise<void> {
  const isUnderWay: Where = { state: { in: ['requested', 'confirmed', 'waiting'] } }
  const isToCome: Where = { 'slot.startsAt': { greater_than: new Date().toISOString() } }
  const { totalDocs } = await req.payload.count({
    collection: 'appointments',
    where: { and: [isHere, isUnderWay, isToCome] },
    req: toNestedRequest(req),
  })
  if (totalDocs > 0)
    throw new APIError(toEditorMessage(req, isExpected(totalDocs)), 409, null, true)
}

const findSlots = async (req: PayloadRequest, place: Place, id: unknown): Promise<number[]> => {
  const executor = await getExecutor(req)
  const column = sql.identifier(`${place}_id`)
  const { rows } = await executor.execute<{ id: number }>(
    sql`select id from appointment_slots where ${column} = ${id}`,
  )
  return rows.map((row) => row.id)
}

/**
 * Keeps a home or project out of the trash while somebody is still to come, as it is not deleted then:
 * its visitors would read of a visit to nothing.
 */
export function keepForVisits(place: Place): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, operation, req }) => {
    const isThrownAway = Boolean(data['deletedAt']) && !originalDoc?.deletedAt
    if (operation !== 'update' || !isThrownAway) return data
    const slots = await findSlots(req, place, originalDoc.id)
    if (slots.length === 0) return data
    await lockSlots(req, slots)
    await requireNobodyExpected(req, { [`slot.${place}`]: { equals: originalDoc.id } })
    return data
  }
}

/**
 * Deletes the weekly hours, the slots and the past visits of a home or project together with it: they
 * would stay behind without a place, which no other slot may be. Refuses it while somebody is still
 * to come, who has to be told.
 */
export function takeVisitsAlong(place: Place): CollectionBeforeDeleteHook {
  const column = sql.identifier(`${place}_id`)
  return async ({ req, id }) => {
    const executor = await getExecutor(req)
    const nested = () => toNestedRequest(req)
    // The rules come first, so that none publishes a slot anew.
    const where = { [place]: { equals: id } }
    await req.payload.delete({ collection: 'slot-rules', where, depth: 0, req: nested() })
    const slots = await findSlots(req, place, id)
    if (slots.length === 0) return
    // Whoever books at this moment comes before, and is counted, or finds the slot gone.
    await lockSlots(req, slots)
    const isHere: Where = { [`slot.${place}`]: { equals: id } }
    await requireNobodyExpected(req, isHere)
    await req.payload.delete({ collection: 'appointments', where: isHere, depth: 0, req: nested() })
    await executor.execute(sql`delete from appointment_slots where ${column} = ${id}`)
  }
}
