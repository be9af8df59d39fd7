import { answerState } from '@/features/listing-imports/answer-import'

type Context = { params: Promise<{ feed: string; run: string }> }

/** How far an import is, for its sender and the desk. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { feed, run } = await params
  return answerState(request, feed, run)
}
