import { connection } from 'next/server'
import { answerFeed } from '@/features/feeds/answer-feed'

type Context = { params: Promise<{ locale: string; name: string }> }

/** What is new in a list, such as `/feeds/nl/for-sale.xml` or `/feeds/fr/for-rent.json`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  await connection()
  return answerFeed(request, await params)
}
