import 'server-only'
import type { PayloadRequest } from 'payload'
import { queueMails } from '@/cms/jobs/queue-mails'
import { findAgencyReader } from '@/server/mail/agency-reader-queries'

/** Names under which the notices to the agency are queued. */
export const recordMailKinds = { message: 'portal-message', document: 'portal-document' } as const

/**
 * Tells who manages a property, else the office, of what its owner sent; part of the transaction of
 * `req`. Where the agency has no address, the desk shows it all the same.
 */
export async function tellManager(
  req: PayloadRequest,
  kind: keyof typeof recordMailKinds,
  { id, propertyId }: { id: number; propertyId: number },
): Promise<void> {
  const reader = await findAgencyReader({ propertyId, projectId: null }, req)
  if (reader === null) return
  await queueMails(req, [{ kind: recordMailKinds[kind], ...reader, data: { record: id } }])
}
