import { answerDeed } from '@/features/listing-imports/answer-import'

type Context = { params: Promise<{ feed: string; run: string; deed: string }> }

/** Lets an import go on (`apply`) or ends it (`cancel`), for the desk. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answerDeed(request, await params)
}
