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

export const GET = REST_GET(config)
const post = REST_POST(config)

export const POST: typeof post = (request, args) =>
  answerAccounts(request, (own) => post(own, args))
export const DELETE = REST_DELETE(config)
export const PATCH = REST_PATCH(config)
export const PUT = REST_PUT(config)
export const OPTIONS = REST_OPTIONS(config)
