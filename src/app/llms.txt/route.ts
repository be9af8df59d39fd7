import { connection } from 'next/server'
import { answerGuide } from '@/features/feeds/answer-guide'

/** What the site holds, in plain words and links, for assistants that read it. */
export async function GET(): Promise<Response> {
  await connection()
  return answerGuide()
}
