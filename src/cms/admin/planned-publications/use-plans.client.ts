'use client'

import { useEffect, useState } from 'react'
import {
  planProblems,
  type PlanAction,
  type PlanLine,
  type PlanProblem,
} from '@/domain/publication/plan'

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

async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const response = await fetch(path, { ...init, credentials: 'same-origin' })
    if (response.status === 204) return { outcome: 'done' }
    if (response.status === 400) return { outcome: await readProblem(response) }
    if (!response.ok) return { outcome: 'failed' }
    const { plans }: { plans: Lines } = await response.json()
    return { outcome: 'done', plans }
  } catch {
    return { outcome: 'failed' }
  }
}

const list = ({ target, record }: Subject) =>
  ask(`/api/plans/?${new URLSearchParams({ target, record: String(record) })}`)

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
      run(() => {
        const body = JSON.stringify({ target, record, ...order })
        const headers = { 'content-type': 'application/json' }
        return ask('/api/plans/', { method: 'POST', headers, body })
      }),
    cancel: (id: number) =>
      run(async () => {
        const answer = await ask(`/api/plans/${id}/cancel/`, { method: 'POST' })
        return answer.outcome === 'done' ? list({ target, record }) : answer
      }),
  }
}
