import { answerCharacters } from '@/forms/_kit/answer-characters'

type Context = { params: Promise<{ kind: string }> }

/** The characters that a form asks for, as a picture or as tones. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { kind } = await params
  return answerCharacters(request, kind)
}
