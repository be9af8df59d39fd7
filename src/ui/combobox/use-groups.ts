import { useEffect, useState } from 'react'
import type { ComboboxGroup } from './combobox-model'
import type { FindGroups } from './combobox-view'

/** How long a key waits for the next one, in milliseconds: short, so that nobody notices. */
const restMs = 20

export type FoundGroups = {
  groups: readonly ComboboxGroup[]
  /** The text that they belong to; null before the first answer. */
  text: string | null
  hasFailed: boolean
}

const nothingYet: FoundGroups = { groups: [], text: null, hasFailed: false }

/**
 * The groups for a text, asked for while the list is wanted. Those of the text before stay until
 * the new ones are there; a question that was overtaken is called off.
 */
export function useGroups(find: FindGroups, text: string, isWanted: boolean): FoundGroups {
  const [found, setFound] = useState(nothingYet)

  useEffect(() => {
    if (!isWanted) return
    const question = new AbortController()
    async function ask() {
      try {
        const groups = await find(text, question.signal)
        if (!question.signal.aborted) setFound({ groups, text, hasFailed: false })
      } catch {
        // Whatever the reason, the visitor is told to search without suggestions.
        if (!question.signal.aborted) setFound({ groups: [], text, hasFailed: true })
      }
    }
    const timer = setTimeout(() => void ask(), text === '' ? 0 : restMs)
    return () => {
      clearTimeout(timer)
      question.abort()
    }
  }, [find, text, isWanted])

  return found
}
