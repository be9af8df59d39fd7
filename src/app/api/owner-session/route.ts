import { answerSession } from '@/features/owner-session/answer-login'

/** Who is signed in as an owner; 204 when nobody is. */
export async function GET(request: Request): Promise<Response> {
  return answerSession(request)
}
