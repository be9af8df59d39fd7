import { answerSuggestions } from '@/features/search/answer-suggestions'

/** What a visitor may mean while typing: `/api/suggestions/?lang=nl&q=gent`; 400 for anything else. */
export async function GET(request: Request): Promise<Response> {
  return answerSuggestions(new URL(request.url).searchParams)
}
