import { answerListCounts } from '@/features/properties/answer-list'

/** The counts behind the choices of a list's filters. */
export async function GET(request: Request): Promise<Response> {
  return answerListCounts(request)
}
