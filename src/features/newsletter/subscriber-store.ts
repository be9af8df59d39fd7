import 'server-only'
import type { PayloadRequest } from 'payload'
import { inTransaction, lockRecord } from '@/cms/hooks/transaction'
import { newsletterForm } from '@/cms/newsletter/create-subscriber'
import type { Subscriber } from '@/cms/payload-types'
import { toRelationId } from '@/cms/relation-id'
import { stopDemandsOf } from '@/features/alerts/demand-store'
import { payloadAsSystem } from '@/server/payload'

const open = () =>
  payloadAsSystem('a subscription is read and changed by whoever holds its signed link')

/** What a subscriber may decide; `all` stops the search alerts of the same address as well. */
export const subscriberDeeds = ['confirm', 'stop', 'all', 'delete'] as const

export type SubscriberDeed = (typeof subscriberDeeds)[number]

/** A subscriber as the page shows it; null when it is gone. */
export type SubscriberView = Pick<Subscriber, 'email' | 'state' | 'locale'>

/** A subscriber by its id, which a signed link told; null when it is gone. */
export async function findSubscriber(id: number): Promise<SubscriberView | null> {
  const payload = await open()
  return payload.findByID({ collection: 'subscribers', id, depth: 0, disableErrors: true })
}

/** The form that asked for the newsletter alone; one that asked more is an enquiry of its own. */
async function deleteForm(req: PayloadRequest, { enquiry }: Subscriber): Promise<void> {
  const id = toRelationId(enquiry)
  if (id === null) return
  await req.payload.delete({
    collection: 'enquiries',
    where: { and: [{ id: { equals: id } }, { kind: { equals: newsletterForm } }] },
    depth: 0,
    req,
  })
}

/**
 * Does what a subscriber decided, once: confirming or stopping a second time changes nothing, nor
 * does anything once the subscriber is gone. Deleting takes along the form and every mail about it.
 *
 * @throws Error when the database fails
 */
export async function changeSubscriber(id: number, deed: SubscriberDeed, now: Date): Promise<void> {
  const payload = await open()
  await inTransaction(payload, async (req) => {
    await lockRecord(req, 'subscribers', id)
    const options = { collection: 'subscribers', id, depth: 0, req } as const
    const known = await payload.findByID({ ...options, disableErrors: true })
    if (known === null) return
    const moment = now.toISOString()
    if (deed === 'delete') {
      await payload.delete(options)
      await deleteForm(req, known)
    } else if (deed === 'confirm' && known.state !== 'confirmed') {
      const data = { state: 'confirmed' as const, confirmedAt: moment, unsubscribedAt: null }
      await payload.update({ ...options, data })
    } else if (deed !== 'confirm' && known.state !== 'unsubscribed') {
      const data = { state: 'unsubscribed' as const, unsubscribedAt: moment }
      await payload.update({ ...options, data })
    }
    if (deed === 'all') await stopDemandsOf(req, known.email)
  })
}
