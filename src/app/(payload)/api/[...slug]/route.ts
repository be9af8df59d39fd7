import config from '@payload-config'
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes'
import { answerAccounts } from '@/features/staff/answer-accounts'
import { guardRecords } from '@/server/request/records-border'

export const GET = guardRecords(REST_GET(config))
const post = REST_POST(config)

export const POST: typeof post = guardRecords((request, args) =>
  answerAccounts(request, (own) => post(own, args)),
)
export const DELETE = guardRecords(REST_DELETE(config))
export const PATCH = guardRecords(REST_PATCH(config))
export const PUT = guardRecords(REST_PUT(config))
export const OPTIONS = REST_OPTIONS(config)
