import { answerUseLink } from '@/features/portal/use-link'

type Context = { params: Promise<{ token: string }> }

/** Lets an owner in by a link: 303, 403, 404, 410, 413, 415, 422, 429 or 503. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  return answerUseLink(request, token)
}
