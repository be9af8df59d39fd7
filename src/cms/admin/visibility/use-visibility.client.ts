'use client'

import { useState } from 'react'
import type { Locale } from '@/domain/kernel/locales'
import { buildDeskApiPath } from '@/domain/routes/desk'
import type { VisibilityReport } from '@/domain/visibility/report'
import { ask } from '../ask.client'

type Asked = { target: string; record: number; language: Locale }

/** What the site answers about a record: nothing before it is asked, and after a failure. */
type State = { kind: 'idle' | 'loading' | 'failed' } | { kind: 'read'; report: VisibilityReport }

/** Reads the visibility of a record when it is asked for, and not before. */
export function useVisibility({ target, record, language }: Asked) {
  const [state, setState] = useState<State>({ kind: 'idle' })
  const load = async () => {
    setState({ kind: 'loading' })
    const query = new URLSearchParams({ target, record: String(record), language })
    try {
      const response = await ask(`${buildDeskApiPath('visibility')}?${query}`)
      setState({ kind: 'read', report: await response.json() })
    } catch {
      setState({ kind: 'failed' })
    }
  }
  return { state, load: () => void load() }
}
