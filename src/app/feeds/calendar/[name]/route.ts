import { connection } from 'next/server'
import { answerAgenda } from '@/features/appointments/answer-agenda'

type Context = { params: Promise<{ name: string }> }

/** The appointments of one agent, for the calendar program that has the key. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  await connection()
  const { name } = await params
  return answerAgenda(request, name, new Date())
}
