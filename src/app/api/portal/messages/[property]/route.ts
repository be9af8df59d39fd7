import { answerMessage } from '@/features/portal-records/answer-message'
import { formatPortalPath } from '@/domain/routes/portal'
import { toSectionPlace } from '@/features/portal-records/answer-record'
import { leadBack } from '@/server/request/lead-back'

type Context = { params: Promise<{ property: string }> }

/** Takes a message of an owner: 303, 400, 403, 404, 413, 415, 422, 429 or 503. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { property } = await params
  return answerMessage(request, property)
}

/** Leads a look at this address to the page of its form: 303. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { property } = await params
  const place = toSectionPlace(property, 'messages')
  return leadBack(request, (locale) => formatPortalPath(locale, place))
}
