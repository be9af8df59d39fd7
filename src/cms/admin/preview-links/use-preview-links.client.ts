'use client'

import { useState } from 'react'
import type { Locale } from '@/domain/kernel/locales'
import type { PreviewLinkLine } from '@/domain/previews/preview-link'
import { buildDeskApiPath } from '@/domain/routes/desk'
import { ask, send } from '../ask.client'

type Answer = { links: PreviewLinkLine[]; locales: Locale[] }

type Given = { target: string; record: number; onFailed: () => void }

/** The preview links of a record, read when they are asked for, and what can be done with them. */
export function usePreviewLinks({ target, record, onFailed }: Given) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const list = `${buildDeskApiPath('previews')}?${new URLSearchParams({ target, record: String(record) })}`

  const run = async (work: () => Promise<Answer>): Promise<boolean> => {
    setIsBusy(true)
    try {
      setAnswer(await work())
      return true
    } catch {
      onFailed()
      return false
    } finally {
      setIsBusy(false)
    }
  }
  const read = async (): Promise<Answer> => (await ask(list)).json()

  return {
    answer,
    isBusy,
    load: () => run(read),
    make: (order: { locales: readonly Locale[]; days: number }) =>
      run(async () =>
        (await send(buildDeskApiPath('previews'), { target, record, ...order })).json(),
      ),
    revoke: (id: number) =>
      run(async () => {
        await ask(buildDeskApiPath('previews', id, 'revoke'), { method: 'POST' })
        return read()
      }),
  }
}
