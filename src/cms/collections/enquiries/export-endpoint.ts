import { Forbidden, type Endpoint } from 'payload'
import { campaignParts } from '@/domain/enquiries/campaign'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { answerCsv } from '../../csv/answer-csv'

/** Enquiries in one file at most, the newest; an agency has some hundreds a year. */
const rowsMax = 20_000

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

/** All enquiries as a table for a spreadsheet. For those who follow enquiries up. */
export const exportEndpoint: Endpoint = {
  path: '/export',
  method: 'get',
  handler: async (req) => {
    if (!agentsAndEditors({ req })) throw new Forbidden(req.t)
    const { docs } = await req.payload.find({
      collection: 'enquiries',
      depth: 0,
      limit: rowsMax,
      pagination: false,
      sort: '-createdAt',
      joins: false,
      overrideAccess: false,
      user: req.user,
    })
    const rows = docs.map((enquiry) => [
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
