import { answerAuthor } from '@/features/testimonials/answer-author'

type Context = { params: Promise<{ token: string }> }

/** Confirms or withdraws a testimonial: 303, 400, 403, 404, 413 or 415. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  return answerAuthor(request, token)
}
