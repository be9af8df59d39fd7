import { answerLogin } from '@/features/portal/answer-login'

/** Signs an owner in: 303 to the login page, 401, 403, 413, 415, 429 or 503. */
export async function POST(request: Request): Promise<Response> {
  return answerLogin(request)
}
