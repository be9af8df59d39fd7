import { Forbidden, type Endpoint } from 'payload'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { answerCsv } from '../../csv/answer-csv'

/** Subscribers in one file at most. */
const rowsMax = 100_000

const head = ['email', 'language', 'confirmed', 'privacyVersion']

/** Who may be sent the newsletter, as a table for the program that sends it. For staff. */
export const exportEndpoint: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!agentsAndEditors({ req })) throw new Forbidden(req.t)
    const { docs } = await req.payload.find({
      collection: 'subscribers',
      where: { state: { equals: 'confirmed' } },
      depth: 0,
      limit: rowsMax,
      pagination: false,
      sort: 'email',
      overrideAccess: false,
      user: req.user,
    })
    const rows = docs.map((one) => [one.email, one.locale, one.confirmedAt, one.privacyVersion])
    return answerCsv('newsletter', head, rows)
  },
}
