import { answerAskLink } from '@/features/portal/ask-link'

/** Sends an owner a link into the account: 303, 403, 413, 415, 422, 429 or 503. */
export async function POST(request: Request): Promise<Response> {
  return answerAskLink(request)
}
