import { connection } from 'next/server'
import { answerReport } from '@/features/portal-report/answer-report'

type Context = { params: Promise<{ propertyId: string }> }

/** The report of a property as PDF, for its owner and for staff. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  await connection()
  const { propertyId } = await params
  return answerReport(request, propertyId)
}
