import { answerAgenda } from '@/features/appointments/answer-agenda'

type Context = { params: Promise<{ file: string }> }

/** The calendar of an agent: 200, 404, 429 or 503. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  return answerAgenda(request, file, new Date())
}
