import { connection } from 'next/server'
import { answerHomeScreenMark } from '@/features/office/answer-mark'

/** The sign of the agency on the home screen of a telephone. */
export async function GET(): Promise<Response> {
  await connection()
  return answerHomeScreenMark()
}
