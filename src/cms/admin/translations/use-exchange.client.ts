'use client'

import { useState } from 'react'
import type { Locale } from '@/domain/kernel/locales'
import { buildDeskApiPath } from '@/domain/routes/desk'
import type { FileProblem } from '@/domain/translations/exchange'
import type { ImportReport } from '../../translations/import-report'
import { ask, Refused } from '../ask.client'

type Deed = 'look' | 'apply'

export type ExchangeState =
  | { kind: 'idle' }
  | { kind: 'busy'; deed: Deed }
  | { kind: 'problem'; problem: FileProblem | 'failed' | 'tooLarge' }
  | { kind: 'report'; deed: Deed; report: ImportReport }

async function sendFile(file: File, deed: Deed, language: Locale): Promise<ExchangeState> {
  const body = new FormData()
  body.set('file', file)
  body.set('deed', deed)
  body.set('language', language)
  const response = await ask(buildDeskApiPath('translations', 'import'), { method: 'POST', body })
  const { report }: { report: ImportReport } = await response.json()
  return { kind: 'report', deed, report }
}

/** Why a file was not taken, as far as the server could say. */
async function toProblem(error: unknown): Promise<ExchangeState> {
  if (!(error instanceof Refused)) throw error
  if (error.status === 413) return { kind: 'problem', problem: 'tooLarge' }
  if (error.status !== 422) throw error
  const { problem }: { problem: FileProblem } = await error.response.json()
  return { kind: 'problem', problem }
}

/** A file that comes back from a translator: looked through first, and then taken in. */
export function useExchange(language: Locale) {
  const [file, setFile] = useState<File | null>(null)
  const [state, setState] = useState<ExchangeState>({ kind: 'idle' })
  const run = async (deed: Deed) => {
    if (file === null || state.kind === 'busy') return
    setState({ kind: 'busy', deed })
    try {
      setState(await sendFile(file, deed, language).catch(toProblem))
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
