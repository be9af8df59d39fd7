import { answerOwnData } from '@/features/personal-data/answer-own-data'

type Context = { params: Promise<{ token: string }> }

/** A copy of somebody's own data, or the end of them: 200, 303, 400, 403, 404, 413 or 415. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  return answerOwnData(request, token)
}
