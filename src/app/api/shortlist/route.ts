import { answerShortlist } from '@/features/shortlist/answer-shortlist'

/** The homes of a shortlist: `/api/shortlist/?lang=nl&ids=1001,1016`; 400 for anything else. */
export async function GET(request: Request): Promise<Response> {
  return answerShortlist(new URL(request.url).searchParams)
}
