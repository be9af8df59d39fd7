import { getLoginHref, answerLogin } from '@/features/owner-session/answer-login'
import { leadBack } from '@/server/request/lead-back'

/** Signs an owner in: 303 to the portal or the second step, 400, 401, 403, 413, 415, 422, 429 or 503. */
export async function POST(request: Request): Promise<Response> {
  return answerLogin(request)
}

/** Leads a look at this address to the page of its form: 303. */
export async function GET(request: Request): Promise<Response> {
  return leadBack(request, getLoginHref)
}
