import 'server-only'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { ownedOn } from '@/cms/collections/owners/owned-on'
import { getExecutor, inTransaction } from '@/cms/hooks/transaction'
import { queueMails } from '@/cms/jobs/queue-mails'
import { toBelgianDay, type CalendarDay } from '@/domain/kernel/calendar-day'
import { findAgencyReader, type AgencyReader } from '@/server/mail/agency-reader-queries'
import { payloadAsSystem } from '@/server/payload'

/** Name under which the notice is queued. */
export const loginMailKind = 'owner-login'

const open = () => payloadAsSystem('telling the agency that one of its owners signed in')

/**
 * Notes the day with the owner; false when it stands there already. Two devices may sign in at the
 * same moment: the second waits for the first. It stands beside the account, since a login writes
 * that back as it was read, and not in the mails, which forget what they were made from once sent.
 */
async function isFirstOfDay(
  req: PayloadRequest,
  ownerId: number,
  day: CalendarDay,
): Promise<boolean> {
  const executor = await getExecutor(req)
  const { rows } = await executor.execute(sql`
    insert into guard.owner_login_notices as noted (owner_id, day) values (${ownerId}, ${day})
    on conflict (owner_id) do update set day = excluded.day where noted.day < excluded.day
    returning owner_id`)
  return rows.length > 0
}

/**
 * Tells whoever manages the homes of an owner that the owner signed in: once a Belgian day for an
 * owner, each reader once, and not at all where the agency switched it off.
 *
 * @throws when it cannot be queued; the owner is signed in all the same
 */
export async function tellAgencyOfLogin(ownerId: number, now: Date): Promise<void> {
  const payload = await open()
  const { ownerLoginNotice } = await payload.findGlobal({ slug: 'site', depth: 0 })
  if (ownerLoginNotice === false) return
  const today = toBelgianDay(now)
  await inTransaction(payload, async (req) => {
    if (!(await isFirstOfDay(req, ownerId, today))) return
    const owner = await payload.findByID({ collection: 'owners', id: ownerId, depth: 0, req })
    const ids = ownedOn(owner.properties ?? [], today)
    const readers = new Map<string, { reader: AgencyReader; propertyIds: number[] }>()
    for (const propertyId of ids.length === 0 ? [null] : ids) {
      const reader = await findAgencyReader({ propertyId, projectId: null }, req)
      if (reader === null) continue
      const known = readers.get(reader.to) ?? { reader, propertyIds: [] }
      if (propertyId !== null) known.propertyIds.push(propertyId)
      readers.set(reader.to, known)
    }
    const orders = [...readers.values()].map(({ reader, propertyIds }) => ({
      kind: loginMailKind,
      ...reader,
      data: { owner: ownerId, properties: propertyIds, at: now.toISOString() },
    }))
    await queueMails(req, orders)
  })
}
