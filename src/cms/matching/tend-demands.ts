import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { addDays, toBelgianDay } from '@/domain/kernel/calendar-day'
import { getExecutor, inTransaction } from '../hooks/transaction'
import { queueMails } from '../jobs/queue-mails'
import { toRelationId } from '../relation-id'
import { demandMailKinds } from './queue-alerts'

/** Days after which an unconfirmed demand goes, and before its end that its owner is asked. */
const tending = { unconfirmedDays: 14, renewalDays: 14 } as const

/** Demands that are looked after in one transaction. */
const batchSize = 200

const noon = (day: string) => `${day}T12:00:00.000Z`

async function askToRenew(req: PayloadRequest, now: Date): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'demands',
    depth: 0,
    limit: batchSize,
    pagination: false,
    req,
    where: {
      and: [
        { state: { equals: 'confirmed' } },
        { renewalSentAt: { exists: false } },
        { until: { less_than: noon(addDays(toBelgianDay(now), tending.renewalDays)) } },
      ],
    },
  })
  const executor = await getExecutor(req)
  for (const { id, email, locale, enquiry } of docs) {
    // Its owner may have stopped it since it was found, and the record is not written whole for that.
    const { rows } = await executor.execute(sql`
      update demands set renewal_sent_at = ${now.toISOString()}::timestamptz
      where id = ${id} and state = 'confirmed' and renewal_sent_at is null returning id`)
    if (rows.length === 0) continue
    await queueMails(req, [
      {
        kind: demandMailKinds.renewal,
        to: email,
        locale,
        enquiryId: toRelationId(enquiry),
        data: { demand: id },
      },
    ])
  }
}

/**
 * Lets time pass for the demands: who was not confirmed goes, whose time is over ends, whose end is
 * near is asked whether to go on.
 *
 * @returns the ids of those that could not be deleted or ended, because a bulk operation throws for
 *   none of its records; they keep none of the others
 */
export async function tendDemands(payload: Payload, now: Date): Promise<number[]> {
  const today = toBelgianDay(now)
  return inTransaction(payload, async (req) => {
    const gone = await req.payload.delete({
      collection: 'demands',
      depth: 0,
      req,
      where: {
        and: [
          { state: { equals: 'pending' } },
          { createdAt: { less_than: noon(addDays(today, -tending.unconfirmedDays)) } },
        ],
      },
    })
    const ended = await req.payload.update({
      collection: 'demands',
      depth: 0,
      req,
      where: {
        and: [
          { state: { in: ['confirmed', 'paused'] } },
          { until: { less_than: `${today}T00:00:00.000Z` } },
        ],
      },
      data: { state: 'expired' },
    })
    await askToRenew(req, now)
    return [...gone.errors, ...ended.errors].map(({ id }) => Number(id))
  })
}
