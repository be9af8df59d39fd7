import { answerMakePlan, answerPlans } from '@/features/planned-publications/answer-desk'

/** What is planned for a record, for the desk: `/api/plans/?target=pages&record=3`. */
export async function GET(request: Request): Promise<Response> {
  return answerPlans(request)
}

/** Plans a publication, or the end of one. */
export async function POST(request: Request): Promise<Response> {
  return answerMakePlan(request)
}
