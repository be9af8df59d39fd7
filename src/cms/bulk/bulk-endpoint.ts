import { APIError, Forbidden, type Endpoint } from 'payload'
import { agentsAndEditors } from '../access/agents-and-editors'
import type { BulkOutcome, BulkSlug } from './bulk-fields'
import { changeRecord } from './change-record'
import { parseBulkOrder } from './parse-order'

/**
 * Changes a few fields of many records, one after the other: what one record is refused is told by
 * its name, and the others are saved. For those who sell; 400 for an order that cannot be read.
 */
export function createBulkEndpoint(slug: BulkSlug): Endpoint {
  return {
    path: '/bulk-change',
    method: 'post',
    handler: async (req) => {
      if (!agentsAndEditors({ req })) throw new Forbidden(req.t)
      const order = parseBulkOrder(slug, await req.json?.().catch(() => null))
      if (order === null) throw new APIError('The order could not be read', 400, null, true)
      const outcomes: BulkOutcome[] = []
      for (const id of order.ids) outcomes.push(await changeRecord(req, slug, id, order))
      return Response.json({ outcomes })
    },
  }
}
