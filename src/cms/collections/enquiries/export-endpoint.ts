import { Forbidden, type Endpoint } from 'payload'
import { campaignParts } from '@/domain/enquiries/campaign'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { answerCsv } from '../../csv/answer-csv'
import { readInSteps, toRows } from '../../csv/read-in-steps'

const head = [
  'id',
  'created',
  'form',
  'state',
  'language',
  'firstName',
  'lastName',
  'email',
  'phone',
  'property',
  'project',
  'page',
  ...campaignParts.map((part) => `utm_${part}`),
  'answers',
]

/** All enquiries, the newest first, as a table for a spreadsheet. For those who follow enquiries up. */
export const exportEndpoint: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!agentsAndEditors({ req })) throw new Forbidden(req.t)
    const { payload, user } = req
    const steps = readInSteps('newest', (step) =>
      payload.find({
        ...step,
        collection: 'enquiries',
        depth: 0,
        joins: false,
        overrideAccess: false,
        user,
      }),
    )
    const rows = toRows(steps, (enquiry) => [
      enquiry.id,
      enquiry.createdAt,
      enquiry.kind,
      enquiry.state,
      enquiry.locale,
      enquiry.person?.firstName,
      enquiry.person?.lastName,
      enquiry.person?.email,
      enquiry.person?.phone,
      enquiry.property,
      enquiry.project,
      enquiry.page,
      ...campaignParts.map((part) => enquiry.campaign?.[part]),
      enquiry.fields,
    ])
    return answerCsv('enquiries', head, rows)
  },
}
