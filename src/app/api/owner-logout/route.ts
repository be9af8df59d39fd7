import { answerLogout } from '@/features/portal/answer-login'

/** Signs an owner out and goes back to the login page. */
export async function POST(request: Request): Promise<Response> {
  return answerLogout(request)
}
