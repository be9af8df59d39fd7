import { answerPersonalData } from '@/features/personal-data/answer-desk'

/** What is kept about somebody, for administrators: 200, 400, 403 or 404. */
export async function POST(request: Request): Promise<Response> {
  return answerPersonalData(request)
}
