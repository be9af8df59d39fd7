import { connection } from 'next/server'
import { answerMark } from '@/features/office/answer-mark'

/** The sign of the agency in the tab of a browser, in its colours. */
export async function GET(): Promise<Response> {
  await connection()
  return answerMark()
}
