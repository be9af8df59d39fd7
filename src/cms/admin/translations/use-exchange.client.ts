'use client'

import { useState } from 'react'
import type { Locale } from '@/domain/kernel/locales'
import type { FileProblem } from '@/domain/translations/exchange'
import type { ImportReport } from '../../translations/import-report'

type Deed = 'look' | 'apply'

export type ExchangeState =
  | { kind: 'idle' }
  | { kind: 'busy'; deed: Deed }
  | { kind: 'problem'; problem: FileProblem | 'failed' | 'tooLarge' }
  | { kind: 'report'; deed: Deed; report: ImportReport }

async function send(file: File, deed: Deed, language: Locale): Promise<ExchangeState> {
  const body = new FormData()
  body.set('file', file)
  body.set('deed', deed)
  body.set('language', language)
  const response = await fetch('/api/translations/import/', {
    method: 'POST',
    credentials: 'same-origin',
    body,
  })
  if (response.status === 413) return { kind: 'problem', problem: 'tooLarge' }
  if (response.status === 422) {
    const { problem }: { problem: FileProblem } = await response.json()
    return { kind: 'problem', problem }
  }
  if (!response.ok) throw new Error(`An import answered ${response.status}`)
  const { report }: { report: ImportReport } = await response.json()
  return { kind: 'report', deed, report }
}

/** A file that comes back from a translator: looked through first, and then taken in. */
export function useExchange(language: Locale) {
  const [file, setFile] = useState<File | null>(null)
  const [state, setState] = useState<ExchangeState>({ kind: 'idle' })
  const run = async (deed: Deed) => {
    if (file === null || state.kind === 'busy') return
    setState({ kind: 'busy', deed })
    try {
      setState(await send(file, deed, language))
    } catch {
      setState({ kind: 'problem', problem: 'failed' })
    }
  }
  return {
    file,
    state,
    choose: (chosen: File | null) => {
      setFile(chosen)
      setState({ kind: 'idle' })
    },
    look: () => run('look'),
    apply: () => run('apply'),
  }
}
