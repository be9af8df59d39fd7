import { answerCancelPlan } from '@/features/planned-publications/answer-desk'

type Context = { params: Promise<{ id: string }> }

/** Calls off what is planned, for the desk. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answerCancelPlan(request, (await params).id)
}
