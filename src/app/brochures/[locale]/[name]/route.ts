import { connection } from 'next/server'
import { answerBrochure } from '@/features/brochure/answer-brochure'

type Context = { params: Promise<{ locale: string; name: string }> }

/** The brochure of a property in the visitor's language, such as `/brochures/nl/1001.pdf`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  await connection()
  return answerBrochure(request, await params)
}
