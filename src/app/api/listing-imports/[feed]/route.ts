import { answerStart } from '@/features/listing-imports/answer-import'

type Context = { params: Promise<{ feed: string }> }

/** Takes in a file of listings, or fetches it: 202, 400, 401, 404, 409, 413 or 429. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answerStart(request, (await params).feed)
}
