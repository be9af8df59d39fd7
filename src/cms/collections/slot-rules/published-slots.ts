import type { PublishedSlot } from '@/domain/appointments/publication'
import { sql } from '@payloadcms/db-postgres'
import { getExecutor, type TransactionRequest } from '../../hooks/transaction'

type Row = {
  id: number
  starts_at: string | Date
  ends_at: string | Date
  property_id: number | null
  project_id: number | null
  at_office: boolean | null
  agent_id: number | null
  capacity: number
  buffer_minutes: number
  closes_before_minutes: number
  mode: PublishedSlot['mode']
  is_taken: boolean
  is_remembered: boolean
}

function toPublished(row: Row): PublishedSlot {
  return {
    id: row.id,
    start: new Date(row.starts_at),
    end: new Date(row.ends_at),
    propertyId: row.property_id,
    projectId: row.project_id,
    atOffice: row.at_office ?? false,
    agentId: row.agent_id,
    capacity: row.capacity,
    bufferMinutes: row.buffer_minutes,
    closesBeforeMinutes: row.closes_before_minutes,
    mode: row.mode,
    isTaken: row.is_taken,
    isRemembered: row.is_remembered,
  }
}

/** The slots of a rule that are to come, in the order of time, with who is in them. */
export async function listPublishedSlots(
  req: TransactionRequest,
  ruleId: number,
  now: Date,
): Promise<PublishedSlot[]> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<Row>(sql`
    select slot.id, slot.starts_at, slot.ends_at, slot.property_id, slot.project_id, slot.at_office,
      slot.agent_id, slot.capacity::int, slot.buffer_minutes::int, slot.closes_before_minutes::int,
      slot.mode::text,
      exists (select from appointments claim where claim.slot_id = slot.id
        and claim.state in ('waiting', 'requested', 'confirmed', 'done', 'noShow')) as is_taken,
      exists (select from appointments claim where claim.slot_id = slot.id) as is_remembered
    from appointment_slots slot
    where slot.rule_id = ${ruleId} and slot.starts_at > ${now.toISOString()}::timestamptz
    order by slot.starts_at, slot.id
  `)
  return rows.map(toPublished)
}

/**
 * The same, while nobody can book them until the transaction ends. Who books locks slots in the
 * order of their ids too, and what is booked meanwhile is seen, because it is read afterwards.
 */
export async function lockPublished(
  req: TransactionRequest,
  ruleId: number,
  now: Date,
): Promise<PublishedSlot[]> {
  const executor = await getExecutor(req)
  await executor.execute(sql`
    select id from appointment_slots
    where rule_id = ${ruleId} and starts_at > ${now.toISOString()}::timestamptz
    order by id for update
  `)
  return listPublishedSlots(req, ruleId, now)
}
