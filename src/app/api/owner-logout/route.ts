import { getLoginHref, answerLogout } from '@/features/owner-session/answer-login'
import { leadBack } from '@/server/request/lead-back'

/** Signs an owner out and goes back to the login page: 303, 403 or 503. */
export async function POST(request: Request): Promise<Response> {
  return answerLogout(request)
}

/** Leads a look at this address to the page of its form: 303. */
export async function GET(request: Request): Promise<Response> {
  return leadBack(request, getLoginHref)
}
