import { Forbidden, type Endpoint } from 'payload'
import { noStore } from '@/domain/protection/private-headers'
import { buildCalendarPath } from '@/domain/routes/calendars'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { renewCalendarKey } from './calendar-key'

/**
 * Gives whoever asks a new address of the own calendar, and of no other. It is told in this answer
 * alone; 403 for accounts that may not see appointments.
 */
export const calendarKeyEndpoint: Endpoint = {
  path: '/calendar-key',
  method: 'post',
  handler: async (req) => {
    if (!agentsAndEditors({ req }) || req.user?.collection !== 'users') throw new Forbidden(req.t)
    const key = await renewCalendarKey(req.payload, req.user.id, new Date())
    const href = `${req.payload.config.serverURL}${buildCalendarPath(key)}`
    return Response.json({ href }, { headers: noStore })
  },
}
