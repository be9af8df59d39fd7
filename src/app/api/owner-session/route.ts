import { answerSession } from '@/features/owner-session/answer-login'

/** Whether an owner is signed in: 200, 204 when nobody is, 503. */
export async function GET(request: Request): Promise<Response> {
  return answerSession(request)
}
