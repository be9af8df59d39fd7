import { answerNeighbours } from '@/features/properties/answer-list'

/** What stands before and after a property in a list. */
export async function GET(request: Request): Promise<Response> {
  return answerNeighbours(request)
}
