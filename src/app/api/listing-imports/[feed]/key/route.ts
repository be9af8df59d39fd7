import { answerKey } from '@/features/listing-imports/answer-import'

type Context = { params: Promise<{ feed: string }> }

/** Makes a new key for the software that sends a feed, for the desk. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answerKey(request, (await params).feed)
}
