import { answerSecondFactor } from '@/features/owner-session/answer-second-factor'
import { formatPortalPath } from '@/domain/routes/portal'
import { leadBack } from '@/server/request/lead-back'

type Context = { params: Promise<{ deed: string }> }

/** Changes the second factor of who is signed in: 200, 303, 400, 403, 404, 413, 415, 422, 429, 503. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { deed } = await params
  return answerSecondFactor(request, deed)
}

/** Leads a look at this address to the page of its form: 303. */
export async function GET(request: Request): Promise<Response> {
  return leadBack(request, (locale) => formatPortalPath(locale, { kind: 'secondStep' }))
}
