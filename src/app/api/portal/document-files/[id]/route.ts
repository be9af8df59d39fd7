import { answerFile, answerTakeBack } from '@/features/portal-records/answer-file'

type Context = { params: Promise<{ id: string }> }

/** A paper for an owner of its property: the file, or 404. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params
  return answerFile(request, id)
}

/** Takes back a file for who sent it, within an hour: 303, 400, 403, 404, 409, 413, 415 or 503. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params
  return answerTakeBack(request, id)
}
