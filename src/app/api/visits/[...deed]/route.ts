import { connection } from 'next/server'
import { answerBeacon } from '@/features/visits/answer-beacon'

/** Counts what only the browser knows of, such as `/api/visits/favourite/property/1001/`. */
export async function POST(request: Request): Promise<Response> {
  await connection()
  return answerBeacon(request)
}
