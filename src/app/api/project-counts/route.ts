import { answerProjectCounts } from '@/features/projects/answer-project-counts'

/** The counts behind the choices of a list of projects, or of the units of one project. */
export async function GET(request: Request): Promise<Response> {
  return answerProjectCounts(request)
}
