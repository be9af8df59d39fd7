import { connection } from 'next/server'
import { answerDemand } from '@/features/alerts/answer-demand'

type Context = { params: Promise<{ token: string }> }

/** Shows what a search alert watches for; changes nothing. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  await connection()
  return answerDemand(request, token)
}

/** Confirms, changes, stops or deletes a search alert; also the one click of a mail program. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { token } = await params
  return answerDemand(request, token)
}
