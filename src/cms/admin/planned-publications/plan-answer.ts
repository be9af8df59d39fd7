import { planProblems, type PlanLine, type PlanProblem } from '@/domain/publication/plan'
import { Refused } from '../ask.client'

/**
 * `closed` for a record for which the person may not plan, of which the server says no more;
 * `failed` where it could not be asked, or would not.
 */
export type PlanOutcome = 'done' | 'closed' | 'failed' | PlanProblem

export type PlanAnswer = {
  outcome: PlanOutcome
  plans?: readonly PlanLine[]
  /** Mentions of the law without which what is planned would be refused. */
  missing?: number
}

async function readProblem(response: Response): Promise<PlanOutcome> {
  const { problem }: { problem?: unknown } = await response.json().catch(() => ({}))
  return planProblems.find((each) => each === problem) ?? 'failed'
}

async function toOutcome(error: unknown): Promise<PlanOutcome> {
  if (!(error instanceof Refused)) return 'failed'
  if (error.status === 404) return 'closed'
  return error.status === 400 ? readProblem(error.response) : 'failed'
}

/** What the server says to a question about plans, or that it says nothing. */
export async function toPlanAnswer(asking: Promise<Response>): Promise<PlanAnswer> {
  try {
    const response = await asking
    if (response.status === 204) return { outcome: 'done' }
    const { plans, missing }: Required<Omit<PlanAnswer, 'outcome'>> = await response.json()
    return { outcome: 'done', plans, missing }
  } catch (error) {
    return { outcome: await toOutcome(error) }
  }
}
