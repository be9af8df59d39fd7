import { connection } from 'next/server'
import { answerDocument } from '@/features/documents/answer-document'

type Context = { params: Promise<{ locale: string; token: string }> }

/** A document behind a signed link: the file, 404, or 410 once the link has expired. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  await connection()
  return answerDocument(await params, new Date())
}
