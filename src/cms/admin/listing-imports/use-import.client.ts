'use client'

import { useCallback, useEffect, useState } from 'react'
import { isBusy } from '@/domain/listings/import-run'
import { buildImportApiPath } from '@/domain/routes/desk'
import type { ImportView } from '../../imports/import-views'
import { ask } from '../ask.client'

/** Milliseconds between two looks at an import that goes on. */
const lookMs = 1_500

/** An import, looked at anew for as long as it goes on, and what can be done with it. */
export function useImport(feed: number, id: number, onFailed: () => void) {
  const [view, setView] = useState<ImportView | null>(null)
  const path = buildImportApiPath(feed, id)
  const load = useCallback(async () => {
    setView(await (await ask(path)).json())
  }, [path])
  const goesOn = view === null || isBusy(view.state)
  useEffect(() => {
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      // A look that fails is followed by the next one.
      await load().catch(() => undefined)
      if (!isGone && goesOn) timer = setTimeout(() => void look(), lookMs)
    }
    void look()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [load, goesOn])
  return {
    view,
    run: async (deed: 'apply' | 'cancel') => {
      try {
        await ask(buildImportApiPath(feed, id, deed), { method: 'POST' })
        await load()
      } catch {
        onFailed()
        await load().catch(onFailed)
      }
    },
  }
}
