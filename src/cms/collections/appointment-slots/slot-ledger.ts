import type { SlotPlace } from '@/domain/appointments/slots'
import { isAddressPublic, type AddressRule } from '@/domain/places/location'
import { requestHoursMax, type AppointmentState } from '@/domain/appointments/states'
import { sql } from '@payloadcms/db-postgres'
import { getExecutor, type TransactionRequest } from '../../hooks/transaction'

/** A slot with the places that are taken in it. */
export type SlotLedger = SlotPlace & {
  id: number
  /** The account of who receives the visitor. */
  agentId: number | null
  startsAt: Date
  endsAt: Date
  visibleFrom: Date | null
  closesBeforeMinutes: number
  mode: 'instant' | 'review'
  /** Whether visitors may know where it is before somebody confirms that they come. */
  isAddressPublic: boolean
  capacity: number
  held: number
  /** Whether the agent is booked elsewhere at that time. */
  isAgentAway: boolean
}

type Row = {
  id: number
  property_id: number | null
  project_id: number | null
  at_office: boolean | null
  agent_id: number | null
  starts_at: string | Date
  ends_at: string | Date
  visible_from: string | Date | null
  closes_before_minutes: number
  mode: SlotLedger['mode']
  publish_address: boolean | null
  is_discreet: boolean | null
  capacity: number
  held: number
  is_agent_away: boolean
}

type Piece = ReturnType<typeof sql>

const listOf = (ids: readonly number[]) =>
  sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )

/** Slots of one agent that cannot both take place, as `clashes` of the domain says. */
const clash = (one: Piece, other: Piece) => sql`
  ${one}.agent_id = ${other}.agent_id and ${one}.id <> ${other}.id
  and ${one}.starts_at < ${other}.ends_at
    + greatest(${one}.buffer_minutes, ${other}.buffer_minutes) * interval '1 minute'
  and ${other}.starts_at < ${one}.ends_at
    + greatest(${one}.buffer_minutes, ${other}.buffer_minutes) * interval '1 minute'`

/** Appointments that hold a place, as `holdsPlace` of the domain says of a slot to come. */
const holds = (appointment: Piece, now: Date, except: number) => sql`
  ${appointment}.id <> ${except} and (${appointment}.state in ('confirmed', 'done', 'noShow')
    or (${appointment}.state = 'requested'
      and ${appointment}.requested_at > ${now.toISOString()}::timestamptz
        - ${requestHoursMax} * interval '1 hour'))`

/**
 * Makes others wait who want a place in these slots, or in one that would keep the agent from it,
 * until the transaction of the request ends. All come in the order of the ids, so that no two wait
 * for each other.
 *
 * @throws Error outside a transaction, where a lock would end with its statement
 */
export async function lockSlots(req: TransactionRequest, ids: readonly number[]): Promise<void> {
  if (!(await req.transactionID)) throw new Error('A slot is locked within a transaction only')
  const executor = await getExecutor(req)
  await executor.execute(sql`
    select slot.id from appointment_slots slot
    where slot.id in (${listOf(ids)}) or exists (
      select from appointment_slots own
      where own.id in (${listOf(ids)}) and ${clash(sql`slot`, sql`own`)}
    )
    order by slot.id
    for update of slot
  `)
}

/** Slots of one home, one project or the office, as `isSamePlace` of the domain says. */
function isAt({ propertyId, projectId, atOffice }: SlotPlace): Piece {
  if (propertyId !== null) return sql`slot.property_id = ${propertyId}`
  if (projectId !== null) return sql`slot.project_id = ${projectId}`
  return atOffice ? sql`slot.at_office` : sql`false`
}

/**
 * Slots with their places, as far as they exist, in the order of time.
 *
 * @param except id of an appointment whose own place does not count, because it is to move
 */
export async function readSlots(
  req: TransactionRequest,
  which: { ids: readonly number[] } | { place: SlotPlace; from: Date },
  now: Date,
  except = 0,
): Promise<SlotLedger[]> {
  const executor = await getExecutor(req)
  const condition =
    'ids' in which
      ? sql`slot.id in (${listOf(which.ids)})`
      : sql`${isAt(which.place)}
          and slot.starts_at > ${which.from.toISOString()}::timestamptz`
  const { rows } = await executor.execute<Row>(sql`
    select slot.id, slot.property_id, slot.project_id, slot.at_office, slot.agent_id,
      slot.starts_at, slot.ends_at, slot.visible_from, slot.closes_before_minutes::int,
      slot.mode::text, slot.capacity::int, home.is_discreet,
      coalesce(home.publish_address, project.publish_address) as publish_address,
      (select count(*)::int from appointments claim
        where claim.slot_id = slot.id and ${holds(sql`claim`, now, except)}) as held,
      exists (select from appointment_slots other
        join appointments claim on claim.slot_id = other.id
        where ${clash(sql`other`, sql`slot`)} and ${holds(sql`claim`, now, except)}) as is_agent_away
    from appointment_slots slot
    left join properties home on home.id = slot.property_id
    left join projects project on project.id = slot.project_id
    where ${condition}
    order by slot.starts_at, slot.id
  `)
  return rows.map(toLedger)
}

type Booking = { id: number; slotId: number; state: AppointmentState; bookedAt: Date }

/** The appointment that was booked with a key; null when none was. */
export async function findByBookingKey(
  req: TransactionRequest,
  key: string,
): Promise<Booking | null> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<
    Omit<Booking, 'bookedAt'> & { createdAt: string | Date }
  >(sql`
    select id, slot_id as "slotId", state::text, created_at as "createdAt"
    from appointments where idempotency_key = ${key}
  `)
  const [found] = rows
  if (found === undefined) return null
  const { createdAt, ...booking } = found
  return { ...booking, bookedAt: new Date(createdAt) }
}

/** That of the office hides nothing. */
function showsAddress({ at_office, publish_address, is_discreet }: Row): boolean {
  const rule: AddressRule = { publishAddress: publish_address, isDiscreet: is_discreet }
  return at_office === true || isAddressPublic(rule)
}

function toLedger(row: Row): SlotLedger {
  return {
    id: row.id,
    propertyId: row.property_id,
    projectId: row.project_id,
    atOffice: row.at_office ?? false,
    agentId: row.agent_id,
    startsAt: new Date(row.starts_at),
    endsAt: new Date(row.ends_at),
    visibleFrom: row.visible_from === null ? null : new Date(row.visible_from),
    closesBeforeMinutes: row.closes_before_minutes,
    mode: row.mode,
    isAddressPublic: showsAddress(row),
    capacity: row.capacity,
    held: row.held,
    isAgentAway: row.is_agent_away,
  }
}
