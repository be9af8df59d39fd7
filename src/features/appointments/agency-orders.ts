import 'server-only'
import type { PayloadRequest } from 'payload'
import { queueMails } from '@/cms/jobs/queue-mails'
import { toRelationId } from '@/cms/relation-id'
import { findAgencyReader } from '@/server/mail/agency-reader-queries'

/** Name under which mails to the agency about an appointment are queued. */
export const agencyMailKind = 'appointment-agency'

/** What the agency is told: what a visitor did by the link, or that the visit is off because its visitor was erased. */
export const agencyNews = [
  'cancelled',
  'left',
  'moved',
  'requested',
  'confirmed',
  'erased',
] as const

export type AgencyNews = (typeof agencyNews)[number]

/** The appointment that was changed, with its slot of now and the enquiry that booked it, if any did. */
type Changed = { id: number; slotId: number; enquiryId: number | null }

type Times = { startsAt: Date; endsAt: Date }

/**
 * Queues a mail to whoever receives the visitor, in the transaction of the request.
 *
 * @param before when it was to be, where the visitor chose another time
 */
export async function tellAgency(
  req: PayloadRequest,
  { id, slotId, enquiryId }: Changed,
  { news, before }: { news: AgencyNews; before?: Times | undefined },
): Promise<void> {
  const slot = await req.payload.findByID({
    collection: 'appointment-slots',
    id: slotId,
    depth: 0,
    req,
  })
  const matter = {
    propertyId: toRelationId(slot.property),
    projectId: toRelationId(slot.project),
    userId: toRelationId(slot.agent),
  }
  const reader = await findAgencyReader(matter, req)
  if (reader === null) return
  const { startsAt, endsAt } = slot
  const former = before && {
    startsAt: before.startsAt.toISOString(),
    endsAt: before.endsAt.toISOString(),
  }
  const data = { appointment: id, news, startsAt, endsAt, ...(former && { before: former }) }
  await queueMails(req, [{ kind: agencyMailKind, ...reader, enquiryId, data }])
}
