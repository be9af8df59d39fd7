import { connection } from 'next/server'
import { answerOfferCopy } from '@/features/offers/answer-offer-copy'

type Context = { params: Promise<{ id: string }> }

/** The copy of a purchase offer as PDF, such as `/api/offer-copies/12/`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  await connection()
  const { id } = await params
  return answerOfferCopy(request, id)
}
