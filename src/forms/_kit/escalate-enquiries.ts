import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import { getExecutor, inTransaction } from '@/cms/hooks/transaction'
import { queueMails } from '@/cms/jobs/queue-mails'
import { findLoaded, toRelationId } from '@/cms/relation-id'
import { wantsAnswerSoon } from '@/domain/appointments/states'
import { escalationHoursDefault, isOverdue } from '@/domain/enquiries/escalation'
import { findAgencyReader } from '@/server/mail/agency-reader-queries'
import { payloadAsSystem } from '@/server/payload'
import { doEach } from '@/server/queue/do-each'
import { enquiryMailKinds } from './enquiry-orders'

/** Enquiries of one look; those that are left come at the next. */
const batchMax = 200
const msPerHour = 60 * 60 * 1000

/** Everybody at the office reads it: who was told first has not answered. */
const office = { propertyId: null, projectId: null } as const

/** When the appointments of enquiries were asked for last: one that was moved waits since then. */
async function findLastAsked(ids: readonly number[]): Promise<ReadonlyMap<number, Date>> {
  const payload = await payloadAsSystem('looking since when the agency was asked for appointments')
  const { docs } = await payload.find({
    collection: 'appointments',
    where: { enquiry: { in: [...ids] }, requestedAt: { exists: true } },
    sort: 'requestedAt',
    pagination: false,
    depth: 0,
    select: { enquiry: true, requestedAt: true },
  })
  const asked = new Map<number, Date>()
  for (const { enquiry, requestedAt } of docs) {
    const id = toRelationId(enquiry)
    if (id !== null && requestedAt) asked.set(id, new Date(requestedAt))
  }
  return asked
}

/**
 * Tells the office once of every enquiry that stays new for longer than the agency wants, and of one
 * whose request for an appointment is about to lapse.
 *
 * @throws Error when something could not be done; it is tried again the next time
 */
export async function escalateEnquiries(now: Date): Promise<void> {
  const payload = await payloadAsSystem('looking for enquiries that nobody opened')
  const { escalationHours } = await payload.findGlobal({ slug: 'site', depth: 0 })
  const hours = escalationHours ?? escalationHoursDefault
  if (hours === 0) return
  const { docs } = await payload.find({
    collection: 'enquiries',
    where: {
      and: [
        { state: { equals: 'new' } },
        { escalatedAt: { exists: false } },
        {
          createdAt: { less_than_equal: new Date(now.getTime() - hours * msPerHour).toISOString() },
        },
      ],
    },
    sort: 'id',
    limit: batchMax,
    pagination: false,
    depth: 0,
    select: { createdAt: true },
  })
  const asked = await findLastAsked(docs.map(({ id }) => id))
  const overdue = docs.filter(({ id, createdAt }) =>
    isOverdue(asked.get(id) ?? new Date(createdAt), now, hours),
  )
  const lapsing = await findLapsing(now)
  const ids = [...new Set([...lapsing, ...overdue.map(({ id }) => id)])]
  await doEach('enquiries', ids, (id) => escalate(id, now))
}

/** Enquiries whose appointment lapses unless the agency answers soon, whatever its working hours. */
async function findLapsing(now: Date): Promise<number[]> {
  const payload = await payloadAsSystem('looking for requests for an appointment that lapse soon')
  const { docs } = await payload.find({
    collection: 'appointments',
    where: {
      state: { equals: 'requested' },
      'enquiry.state': { equals: 'new' },
      'enquiry.escalatedAt': { exists: false },
    },
    sort: 'requestedAt',
    limit: batchMax,
    pagination: false,
    depth: 1,
    select: { enquiry: true, requestedAt: true, slot: true },
    populate: { 'appointment-slots': { startsAt: true }, enquiries: {} },
  })
  return docs.flatMap(({ enquiry, requestedAt, slot }) => {
    const id = toRelationId(enquiry)
    const startsAt = findLoaded(slot)?.startsAt
    if (id === null || !requestedAt || !startsAt) return []
    const request = { requestedAt: new Date(requestedAt), slotStart: new Date(startsAt) }
    return wantsAnswerSoon(request, now) ? [id] : []
  })
}

async function escalate(enquiryId: number, now: Date): Promise<void> {
  const payload = await payloadAsSystem('telling the office of an enquiry that nobody opened')
  await inTransaction(payload, async (req) => {
    const executor = await getExecutor(req)
    // Somebody may have opened it meanwhile, and another server may tell of it at this moment.
    const { rows } = await executor.execute(sql`
      update enquiries set escalated_at = ${now.toISOString()}::timestamptz
      where id = ${enquiryId} and state = 'new' and escalated_at is null returning id`)
    if (rows.length === 0) return
    const reader = await findAgencyReader(office, req)
    if (reader === null) return
    await queueMails(req, [{ kind: enquiryMailKinds.escalation, ...reader, enquiryId }])
  })
}
