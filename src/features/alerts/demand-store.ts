import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Demand } from '@/cms/payload-types'
import type { AskedCriteria } from '@/cms/matching/to-asked-criteria'
import { getExecutor, inTransaction, lockRecord } from '@/cms/hooks/transaction'
import { toRelationId } from '@/cms/relation-id'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { defaultUntil } from '@/domain/matching/schedule'
import { payloadAsSystem } from '@/server/payload'
import { isOver } from './to-demand-facts'

const open = () =>
  payloadAsSystem('a demand is read and changed by whoever holds its signed link, without account')

/** What the owner of a demand may do with it. */
export type DemandDeed =
  | { kind: 'confirm' | 'pause' | 'resume' | 'renew' | 'stop' | 'delete' }
  | { kind: 'change'; changes: AskedCriteria }

/** A demand by its id, which a signed link told; null when it is gone. */
export async function findDemand(id: number): Promise<Demand | null> {
  const payload = await open()
  return payload.findByID({ collection: 'demands', id, depth: 0, disableErrors: true })
}

type Change = Partial<Pick<Demand, 'state' | 'until' | 'confirmedAt' | 'renewalSentAt'>> &
  Partial<AskedCriteria>

/** What a deed changes; null where it has nothing to change. */
function toChange(demand: Demand, deed: DemandDeed, now: Date): Change | null {
  const until = `${defaultUntil(toBelgianDay(now))}T12:00:00.000Z`
  switch (deed.kind) {
    case 'confirm':
      return demand.state === 'pending'
        ? { state: 'confirmed', confirmedAt: now.toISOString(), until }
        : null
    case 'pause':
      return demand.state === 'confirmed' ? { state: 'paused' } : null
    case 'resume':
      return demand.state === 'paused' ? { state: 'confirmed' } : null
    case 'renew':
      return demand.state === 'pending'
        ? null
        : {
            state: 'confirmed',
            confirmedAt: demand.confirmedAt ?? now.toISOString(),
            until,
            renewalSentAt: null,
          }
    case 'stop':
      return demand.state === 'unsubscribed' ? null : { state: 'unsubscribed' }
    case 'change':
      return isOver(demand) ? null : deed.changes
    case 'delete':
      return null
  }
}

/**
 * Does to a demand what its owner asked, once: a second confirmation or stop changes nothing, nor
 * does anything once it is gone. Who changes it at the same moment comes before or after, so that no
 * change brings back what was stopped. Deleting takes along what was noted for it, the form that it came from and every mail about it.
 *
 * @returns whether anything changed
 */
export async function changeDemand(id: number, deed: DemandDeed, now: Date): Promise<boolean> {
  const payload = await open()
  return inTransaction(payload, async (req) => {
    await lockRecord(req, 'demands', id)
    const options = { collection: 'demands', id, depth: 0, disableErrors: true, req } as const
    const demand = await payload.findByID(options)
    if (demand === null) return false
    const change = toChange(demand, deed, now)
    if (deed.kind === 'delete') {
      await payload.delete({ collection: 'demands', id, depth: 0, req })
      const enquiry = toRelationId(demand.enquiry)
      const where = { id: { equals: enquiry } }
      if (enquiry !== null) await payload.delete({ collection: 'enquiries', where, depth: 0, req })
    } else if (change !== null) {
      await payload.update({ collection: 'demands', id, depth: 0, req, data: change })
    }
    return deed.kind === 'delete' || change !== null
  })
}

/** Ends every demand of an address, in the transaction of the request: nothing is sent any more. */
export async function stopDemandsOf(req: PayloadRequest, email: string): Promise<void> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute<{ id: number }>(
    sql`select id from demands where lower(email) = lower(${email}) and state <> 'unsubscribed'
        order by id for update`,
  )
  const data = { state: 'unsubscribed' as const }
  for (const { id } of rows) {
    await req.payload.update({ collection: 'demands', id, depth: 0, req, data })
  }
}
