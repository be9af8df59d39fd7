import { connection } from 'next/server'
import { answerSubscriber, leadToSubscription } from '@/features/newsletter/answer-subscriber'

type Context = { params: Promise<{ token: string }> }

/** Leads to the page of a subscription: 303, or 404 for a link that is not ours. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  await connection()
  return leadToSubscription(token)
}

/**
 * Confirms, ends or deletes a subscription: 303, 400, 403, 404, 413 or 415. Also the one click of a
 * mail program: 200, or 503 when it has to come again.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  return answerSubscriber(request, token)
}
