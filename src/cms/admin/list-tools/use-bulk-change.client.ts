'use client'

import { useRef, useState } from 'react'
import { buildDeskApiPath } from '@/domain/routes/desk'
import type { BulkChange, BulkOutcome, BulkPublication } from '../../bulk/bulk-fields'
import { recordsPerRequest } from '../../bulk/bulk-fields'
import { send } from '../ask.client'

/** What became of an order so far. */
export type BulkReport = {
  total: number
  outcomes: readonly BulkOutcome[]
  isRunning: boolean
  /**
   * Records of the step to which the server gave no answer, and which it may have changed all the same;
   * 0 while it answers.
   */
  unsure: number
}

type Wanted = { change: BulkChange; publication: BulkPublication | null }

async function sendOrder(
  slug: string,
  order: Wanted & { ids: readonly number[] },
): Promise<BulkOutcome[]> {
  const response = await send(buildDeskApiPath(slug, 'bulk-change'), order)
  const { outcomes } = (await response.json()) as { outcomes: BulkOutcome[] }
  return outcomes
}

/** Sends an order some records at a time, so that its progress shows and it can be stopped. */
export function useBulkChange(slug: string, onDone: () => void) {
  const [report, setReport] = useState<BulkReport | null>(null)
  const isStopped = useRef(false)
  const run = async (ids: readonly number[], wanted: Wanted) => {
    isStopped.current = false
    const outcomes: BulkOutcome[] = []
    let unsure = 0
    const show = (isRunning: boolean) =>
      setReport({ total: ids.length, outcomes: [...outcomes], isRunning, unsure })
    show(true)
    for (let from = 0; from < ids.length && !isStopped.current && unsure === 0;) {
      const step = ids.slice(from, from + recordsPerRequest)
      try {
        outcomes.push(...(await sendOrder(slug, { ...wanted, ids: step })))
        from += step.length
      } catch {
        // The report says so: an answer that was lost on its way is no proof that nothing was done.
        unsure = step.length
      }
      show(true)
    }
    show(false)
    onDone()
  }
  return {
    report,
    run,
    stop: () => {
      isStopped.current = true
    },
    close: () => setReport(null),
  }
}
