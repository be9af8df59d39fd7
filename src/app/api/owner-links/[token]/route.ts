import { answerUseLink } from '@/features/owner-session/answer-use-link'
import { buildLoginLinkPath } from '@/domain/routes/login-links'
import { leadBack } from '@/server/request/lead-back'

type Context = { params: Promise<{ token: string }> }

/** Lets an owner in by a link: 303, 400, 403, 404, 410, 413, 415, 422, 429 or 503. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  return answerUseLink(request, token)
}

/** Leads a look at this address to the page of its form: 303. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  return leadBack(request, (locale) => buildLoginLinkPath(locale, encodeURIComponent(token)))
}
