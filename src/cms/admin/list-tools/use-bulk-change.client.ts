'use client'

import { useRef, useState } from 'react'
import { buildDeskApiPath } from '@/domain/routes/desk'
import type { BulkChange, BulkOutcome, BulkPublication } from '../../bulk/bulk-fields'
import { recordsPerRequest } from '../../bulk/bulk-fields'
import { send } from '../ask.client'

/** What became of an order so far. `isBroken`: the server stopped answering midway. */
export type BulkReport = {
  total: number
  outcomes: readonly BulkOutcome[]
  isRunning: boolean
  isBroken: boolean
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
    let isBroken = false
    const show = (isRunning: boolean) =>
      setReport({ total: ids.length, outcomes: [...outcomes], isRunning, isBroken })
    show(true)
    for (let from = 0; from < ids.length && !isStopped.current && !isBroken;) {
      try {
        const step = ids.slice(from, from + recordsPerRequest)
        outcomes.push(...(await sendOrder(slug, { ...wanted, ids: step })))
        from += step.length
      } catch {
        // The report says so, and which records were reached.
        isBroken = true
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
