import 'server-only'
import { publishRule } from '@/cms/collections/slot-rules/publish-rule'
import { inTransaction } from '@/cms/hooks/transaction'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { payloadAsSystem } from '@/server/payload'
import { doEach } from '@/server/queue/do-each'

/**
 * Publishes the slots of all weekly hours as far ahead as each says, and takes back those of homes
 * that were sold or let since. What stands there already is left as it is.
 *
 * @throws Error when some hours could not be published; they are tried again the next time
 */
export async function publishSlots(now: Date): Promise<void> {
  const payload = await payloadAsSystem('publishing slots by the clock, which nobody asked for')
  const { docs } = await payload.find({
    collection: 'slot-rules',
    where: {
      or: [
        { validUntil: { exists: false } },
        { validUntil: { greater_than_equal: `${toBelgianDay(now)}T00:00:00.000Z` } },
      ],
    },
    sort: 'id',
    pagination: false,
    depth: 0,
    select: {},
  })
  const ids = docs.map(({ id }) => id)
  await doEach('slot-rules', ids, (id) =>
    inTransaction(payload, (req) => publishRule(req, id, now)),
  )
}
