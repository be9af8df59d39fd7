'use client'

import { useEffect, useState } from 'react'
import { useDocumentInfo } from '@payloadcms/ui'
import type { PlanAction, PlanLine } from '@/domain/publication/plan'
import { buildDeskApiPath } from '@/domain/routes/desk'
import { ask, send } from '../ask.client'
import { toPlanAnswer, type PlanAnswer, type PlanOutcome } from './plan-answer'

type Subject = { target: string; record: number }
type Lines = readonly PlanLine[]

/** What is asked of the server when something is planned. */
export type PlanOrder = { action: PlanAction; day: string; time: string }

const list = ({ target, record }: Subject) =>
  toPlanAnswer(
    ask(`${buildDeskApiPath('plans')}?${new URLSearchParams({ target, record: String(record) })}`),
  )

/**
 * What is planned for a record; null until it is known, and what it lacks for that. `listed` is what became of asking for it, null
 * until there is an answer.
 */
export function usePlans({ target, record }: Subject) {
  // A publication by hand may settle a plan.
  const { lastUpdateTime } = useDocumentInfo()
  const [plans, setPlans] = useState<Lines | null>(null)
  const [missing, setMissing] = useState(0)
  const [listed, setListed] = useState<PlanOutcome | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const take = (answer: PlanAnswer) => {
    if (answer.plans) setPlans(answer.plans)
    if (answer.missing !== undefined) setMissing(answer.missing)
    setListed(answer.outcome)
  }

  useEffect(() => {
    let isShown = true
    void list({ target, record }).then((answer) => {
      if (isShown) take(answer)
    })
    return () => {
      isShown = false
    }
  }, [target, record, lastUpdateTime])

  const run = async (work: () => Promise<PlanAnswer>): Promise<PlanOutcome> => {
    setIsBusy(true)
    const answer = await work()
    if (answer.plans) take(answer)
    setIsBusy(false)
    return answer.outcome
  }
  const load = async () => take(await list({ target, record }))
  return {
    plans,
    missing,
    listed,
    isBusy,
    load,
    make: (order: PlanOrder) =>
      run(() => toPlanAnswer(send(buildDeskApiPath('plans'), { target, record, ...order }))),
    cancel: (id: number) =>
      run(async () => {
        const answer = await toPlanAnswer(
          ask(buildDeskApiPath('plans', id, 'cancel'), { method: 'POST' }),
        )
        return answer.outcome === 'done' ? list({ target, record }) : answer
      }),
  }
}
