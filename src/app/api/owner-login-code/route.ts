import { answerLoginCode } from '@/features/portal/answer-login-code'

/** Completes a login with a second factor: 303, 400, 401, 403, 410, 413, 415, 422, 429 or 503. */
export function POST(request: Request): Promise<Response> {
  return answerLoginCode(request)
}
