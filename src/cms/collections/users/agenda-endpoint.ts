import { sql } from '@payloadcms/db-postgres'
import { Forbidden, type Endpoint } from 'payload'
import { getExecutor } from '../../hooks/transaction'

/** Gives an account another address for its calendar; the old one leads nowhere from then on. */
export const renewAgendaEndpoint: Endpoint = {
  path: '/:id/renew-agenda',
  method: 'post',
  handler: async (req) => {
    const { user } = req
    const isOwn = user?.collection === 'users' && String(user.id) === req.routeParams?.['id']
    if (!isOwn) throw new Forbidden(req.t)
    const executor = await getExecutor(req)
    await executor.execute(
      sql`update users set agenda_version = coalesce(agenda_version, 0) + 1 where id = ${user.id}`,
    )
    return Response.json({ done: true }, { headers: { 'Cache-Control': 'private, no-store' } })
  },
}
