import { connection } from 'next/server'
import { answerPartnerExport } from '@/features/listing-export/answer-partner-export'

type Context = { params: Promise<{ name: string }> }

/** The agency's listings, for the partner who has the key. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  await connection()
  const { name } = await params
  return answerPartnerExport(request, name, new Date())
}
