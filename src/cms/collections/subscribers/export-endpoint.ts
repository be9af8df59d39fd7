import { Forbidden, type Endpoint } from 'payload'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { answerCsv } from '../../csv/answer-csv'
import { readInSteps, toRows } from '../../csv/read-in-steps'

const head = ['email', 'language', 'confirmed', 'privacyVersion']

/** Who may be sent the newsletter, as a table for the program that sends it. For staff. */
export const exportEndpoint: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!agentsAndEditors({ req })) throw new Forbidden(req.t)
    const { payload, user } = req
    const steps = readInSteps('oldest', ({ where, ...step }) =>
      payload.find({
        ...step,
        collection: 'subscribers',
        where: { and: [{ state: { equals: 'confirmed' } }, where] },
        depth: 0,
        overrideAccess: false,
        user,
      }),
    )
    const rows = toRows(steps, (one) => [
      one.email,
      one.locale,
      one.confirmedAt,
      one.privacyVersion,
    ])
    return answerCsv('newsletter', head, rows)
  },
}
