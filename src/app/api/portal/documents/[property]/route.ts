import { answerUpload } from '@/features/portal-records/answer-file'
import { formatPortalPath } from '@/domain/routes/portal'
import { toSectionPlace } from '@/features/portal-records/answer-record'
import { leadBack } from '@/server/request/lead-back'

type Context = { params: Promise<{ property: string }> }

/** Takes a file of an owner: 303, 400, 403, 404, 409, 413, 415, 422, 429 or 503. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { property } = await params
  return answerUpload(request, property)
}

/** Leads a look at this address to the page of its form: 303. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { property } = await params
  const place = toSectionPlace(property, 'documents')
  return leadBack(request, (locale) => formatPortalPath(locale, place))
}
