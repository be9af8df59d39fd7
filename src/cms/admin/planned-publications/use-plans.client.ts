'use client'

import { useEffect, useState } from 'react'
import {
  planProblems,
  type PlanAction,
  type PlanLine,
  type PlanProblem,
} from '@/domain/publication/plan'
import { buildDeskApiPath } from '@/domain/routes/desk'
import { ask, Refused, send } from '../ask.client'

type Subject = { target: string; record: number }
type Lines = readonly PlanLine[]

/** What is asked of the server when something is planned. */
export type PlanOrder = { action: PlanAction; day: string; time: string }

/** `failed` where the server could not be asked, or would not. */
export type PlanOutcome = 'done' | 'failed' | PlanProblem

type Answer = { outcome: PlanOutcome; plans?: Lines }

async function readProblem(response: Response): Promise<PlanOutcome> {
  const { problem }: { problem?: unknown } = await response.json().catch(() => ({}))
  return planProblems.find((each) => each === problem) ?? 'failed'
}

async function toAnswer(asking: Promise<Response>): Promise<Answer> {
  try {
    const response = await asking
    if (response.status === 204) return { outcome: 'done' }
    const { plans }: { plans: Lines } = await response.json()
    return { outcome: 'done', plans }
  } catch (error) {
    const isToMend = error instanceof Refused && error.status === 400
    return { outcome: isToMend ? await readProblem(error.response) : 'failed' }
  }
}

const list = ({ target, record }: Subject) =>
  toAnswer(
    ask(`${buildDeskApiPath('plans')}?${new URLSearchParams({ target, record: String(record) })}`),
  )

/** What is planned for a record; null until it is known, and for who may not plan. */
export function usePlans({ target, record }: Subject) {
  const [plans, setPlans] = useState<Lines | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  useEffect(() => {
    let isShown = true
    void list({ target, record }).then((answer) => {
      if (isShown && answer.plans) setPlans(answer.plans)
    })
    return () => {
      isShown = false
    }
  }, [target, record])

  const run = async (work: () => Promise<Answer>): Promise<PlanOutcome> => {
    setIsBusy(true)
    const answer = await work()
    if (answer.plans) setPlans(answer.plans)
    setIsBusy(false)
    return answer.outcome
  }
  return {
    plans,
    isBusy,
    load: () => run(() => list({ target, record })),
    make: (order: PlanOrder) =>
      run(() => toAnswer(send(buildDeskApiPath('plans'), { target, record, ...order }))),
    cancel: (id: number) =>
      run(async () => {
        const answer = await toAnswer(
          ask(buildDeskApiPath('plans', id, 'cancel'), { method: 'POST' }),
        )
        return answer.outcome === 'done' ? list({ target, record }) : answer
      }),
  }
}
