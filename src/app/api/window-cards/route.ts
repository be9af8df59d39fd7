import { answerWindowCards } from '@/features/window-cards/answer-window-cards'

/** Cards for the window, for staff: `/api/window-cards/?locale=nl&ids=3,7`. */
export async function GET(request: Request): Promise<Response> {
  return answerWindowCards(request, new Date())
}
