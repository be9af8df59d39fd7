import { answerAskLink } from '@/features/owner-session/answer-ask-link'
import { findAskedPath } from '@/domain/routes/login-links'
import { leadBack } from '@/server/request/lead-back'

/** Sends an owner a link into the account: 303, 400, 403, 413, 415, 422, 429 or 503. */
export async function POST(request: Request): Promise<Response> {
  return answerAskLink(request)
}

/** Leads a look at this address to the page of its form, for what was wanted there: 303. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  return leadBack(request, (locale) => findAskedPath(locale, searchParams))
}
