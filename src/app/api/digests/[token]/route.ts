import { connection } from 'next/server'
import { answerSwitch, leadToSwitch } from '@/features/notice-switch/answer-switch'

type Context = { params: Promise<{ token: string }> }

/** Leads to the page on which an owner stops a kind of mail: 303, or 404 for a link that is not ours. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  await connection()
  return leadToSwitch(token)
}

/**
 * Stops or begins a kind of mail to an owner: 303, 400, 403, 404, 413 or 415. Also the one click of a mail
 * program: 200, or 503 when it has to come again.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  return answerSwitch(request, token)
}
