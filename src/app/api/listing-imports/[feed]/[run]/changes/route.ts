import { answerChanges } from '@/features/listing-imports/answer-import'

type Context = { params: Promise<{ feed: string; run: string }> }

/** What an import does with each record: `?kind=create&kind=update&after=50`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { feed, run } = await params
  return answerChanges(request, feed, run)
}
