import { sql } from '@payloadcms/db-postgres'
import { Forbidden, type Endpoint } from 'payload'
import { parseRecordId } from '@/domain/kernel/record-id'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { getExecutor, inTransaction } from '../../hooks/transaction'

/**
 * Notes that the agency has read a message of an owner. For those who sell and may read it; for others, and for
 * a message that was read before or is the agency's own, it changes nothing. Of two who open it at the
 * same moment the first is the one whose moment stays.
 */
export const readEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/read',
  method: 'post',
  handler: async (req) => {
    if (!agentsAndEditors({ req })) throw new Forbidden(req.t)
    const id = parseRecordId(String(req.routeParams?.['id']))
    if (id === null) return Response.json({ read: 0 })
    const { payload, user } = req
    const readAt = new Date().toISOString()
    const read = await inTransaction(payload, async (within) => {
      // Found as whoever asks: agents read those about their own listings alone.
      const { totalDocs } = await payload.count({
        collection: 'messages',
        where: { id: { equals: id } },
        overrideAccess: false,
        user,
        req: within,
      })
      if (totalDocs === 0) return 0
      const executor = await getExecutor(within)
      const { rows } = await executor.execute(sql`
        update messages set read_at = ${readAt}::timestamptz, updated_at = ${readAt}::timestamptz
        where id = ${id} and author = 'owner' and read_at is null returning id`)
      return rows.length
    })
    return Response.json({ read })
  },
}
