import { connection } from 'next/server'
import { answerDigest, leadToDigest } from '@/features/portal-digest/answer-digest'

type Context = { params: Promise<{ token: string }> }

/** Leads to the page of an owner's weekly mail: 303, or 404 for a link that is not ours. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  await connection()
  return leadToDigest(token)
}

/**
 * Stops or begins the weekly mail: 303, 400, 403, 404, 413 or 415. Also the one click of a mail
 * program: 200, or 503 when it has to come again.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  return answerDigest(request, token)
}
