import { connection } from 'next/server'
import { answerDemand, leadToDemand } from '@/features/alerts/answer-demand'

type Context = { params: Promise<{ token: string }> }

/** Leads to the page of a search alert: 303, or 404 for a link that is not ours. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  await connection()
  return leadToDemand(token)
}

/**
 * Confirms, changes, stops or deletes a search alert: 303, 400, 403, 404, 410, 413 or 415; 422 or 503
 * with the page once more where changes were not kept. Also the one
 * click of a mail program: 200, or 503 when it has to come again.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  return answerDemand(request, token)
}
