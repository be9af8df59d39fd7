import {
  planPublication,
  type Publication,
  type WantedSlot,
} from '@/domain/appointments/publication'
import { formatDayAndTimes } from '@/domain/formats/dates'
import { findClosing } from '@/domain/properties/statuses'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { toNestedRequest } from '../../hooks/nested-request'
import { notifyTags } from '../../hooks/revalidate'
import { getExecutor, type Executor } from '../../hooks/transaction'
import type { SlotRule } from '../../payload-types'
import { toRelationId } from '../../relation-id'
import { findPlaceOf } from '../appointment-slots/shared-fields'
import { slotTagsOf, toSlotTags } from '../appointment-slots/slot-tags'
import { lockPublished } from './published-slots'
import { toWantedSlots } from './to-wanted-slots'

/** False for a home that is sold or let, or where the record is gone: nobody is received any more. */
async function takesVisits(req: PayloadRequest, rule: SlotRule): Promise<boolean> {
  const propertyId = toRelationId(rule.property)
  if (propertyId === null) return findPlaceOf(rule) !== null
  const home = await req.payload.findByID({
    collection: 'properties',
    id: propertyId,
    req: toNestedRequest(req),
    depth: 0,
    disableErrors: true,
    select: { status: true, goal: true },
  })
  return home !== null && findClosing(home.status, home.goal) === null
}

async function insertSlots(
  executor: Executor,
  ruleId: number,
  slots: readonly WantedSlot[],
): Promise<void> {
  if (slots.length === 0) return
  const rows = slots.map(({ start, end, ...slot }) => ({
    title: formatDayAndTimes(start, end),
    starts_at: start.toISOString(),
    ends_at: end.toISOString(),
    property_id: slot.propertyId,
    project_id: slot.projectId,
    at_office: slot.atOffice,
    agent_id: slot.agentId,
    capacity: slot.capacity,
    buffer_minutes: slot.bufferMinutes,
    closes_before_minutes: slot.closesBeforeMinutes,
    mode: slot.mode,
  }))
  await executor.execute(sql`
    insert into appointment_slots (rule_id, title, starts_at, ends_at, property_id, project_id,
      at_office, agent_id, capacity, buffer_minutes, closes_before_minutes, mode, created_at, updated_at)
    select ${ruleId}, title, starts_at, ends_at, property_id, project_id,
      at_office, agent_id, capacity, buffer_minutes, closes_before_minutes,
      mode::enum_appointment_slots_mode, now(), now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as wanted (title text,
      starts_at timestamptz, ends_at timestamptz, property_id int, project_id int, at_office boolean,
      agent_id int, capacity numeric, buffer_minutes numeric, closes_before_minutes numeric, mode text)
    on conflict (rule_id, starts_at) do nothing
  `)
}

const toList = (ids: readonly number[]) => JSON.stringify(ids)

async function carryOut(
  executor: Executor,
  ruleId: number,
  { add, remove, withdraw }: Publication,
): Promise<void> {
  await executor.execute(sql`
    delete from appointment_slots
    where id in (select value::int from jsonb_array_elements_text(${toList(remove)}::jsonb))
  `)
  // Never visible before it is over: its past appointments keep it, and nobody books it.
  await executor.execute(sql`
    update appointment_slots set rule_id = null, visible_from = ends_at, updated_at = now()
    where id in (select value::int from jsonb_array_elements_text(${toList(withdraw)}::jsonb))
  `)
  await insertSlots(executor, ruleId, add)
}

/** Makes others wait who publish the same rule or leave it; what it says then is read anew. */
async function lockRule(executor: Executor, ruleId: number): Promise<void> {
  await executor.execute(sql`select id from slot_rules where id = ${ruleId} for update`)
}

/**
 * Makes the coming slots of a rule what it says now, in the transaction of the request: however
 * often it is done, and by however many at once, every moment is published once. Slots in which
 * somebody is to come stay as they are.
 *
 * @throws Error outside a transaction
 */
export async function publishRule(req: PayloadRequest, ruleId: number, now: Date): Promise<void> {
  if (!(await req.transactionID)) throw new Error('A rule is published within a transaction only')
  const executor = await getExecutor(req)
  await lockRule(executor, ruleId)
  const rule = await req.payload.findByID({
    collection: 'slot-rules',
    id: ruleId,
    req: toNestedRequest(req),
    depth: 0,
    disableErrors: true,
    showHiddenFields: true,
  })
  if (rule === null) return
  const wanted = (await takesVisits(req, rule)) ? toWantedSlots(rule, now) : []
  await replaceSlots(req, rule, wanted, now)
}

/** Takes away what a rule published and nobody booked, before the rule itself goes. */
export async function withdrawRule(req: PayloadRequest, rule: SlotRule, now: Date): Promise<void> {
  await lockRule(await getExecutor(req), rule.id)
  await replaceSlots(req, rule, [], now)
}

async function replaceSlots(
  req: PayloadRequest,
  rule: SlotRule,
  wanted: readonly WantedSlot[],
  now: Date,
): Promise<void> {
  const published = await lockPublished(req, rule.id, now)
  const plan = planPublication(wanted, published)
  const { add, remove, withdraw } = plan
  if (add.length + remove.length + withdraw.length === 0) return
  await carryOut(await getExecutor(req), rule.id, plan)
  // The rule may have been about another home before.
  await notifyTags(req, [...slotTagsOf(rule), ...published.flatMap(toSlotTags)])
}
