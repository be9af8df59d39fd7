import { answerLoginCode } from '@/features/owner-session/answer-login-code'
import { buildLoginCodePath } from '@/domain/routes/login-links'
import { leadBack } from '@/server/request/lead-back'

/** Completes a login with a second factor: 303, 400, 401, 403, 410, 413, 415, 422, 429 or 503. */
export function POST(request: Request): Promise<Response> {
  return answerLoginCode(request)
}

/** Leads a look at this address to the page of its form: 303. */
export async function GET(request: Request): Promise<Response> {
  return leadBack(request, buildLoginCodePath)
}
