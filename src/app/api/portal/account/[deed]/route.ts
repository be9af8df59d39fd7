import { answerAccount } from '@/features/portal/answer-account'

type Context = { params: Promise<{ deed: string }> }

/** Changes the account of who is signed in: 303, 400, 403, 404, 413, 415, 422, 429 or 503. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { deed } = await params
  return answerAccount(request, deed)
}
