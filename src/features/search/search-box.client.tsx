'use client'

import { useMemo } from 'react'
import { Combobox } from '@/ui/combobox/combobox.client'
import type { ComboboxGroup } from '@/ui/combobox/combobox-model'
import type { ComboboxTexts, FindGroups } from '@/ui/combobox/combobox-view'

type SearchBoxProps = {
  id: string
  /** Language of the suggestions. */
  lang: string
  name: string
  label: string
  maxLength: number
  texts: ComboboxTexts
}

/** Answers to the last questions, so that a text that is corrected is answered at once. */
const lastAnswers = new Map<string, readonly ComboboxGroup[]>()
const answersMax = 50

async function ask(address: string, signal: AbortSignal): Promise<readonly ComboboxGroup[]> {
  const known = lastAnswers.get(address)
  if (known !== undefined) return known
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`Suggestions were answered with ${response.status}`)
  // The site's own endpoint, whose answer is made of this very type.
  const { groups } = (await response.json()) as { groups: readonly ComboboxGroup[] }
  const [oldest] = lastAnswers.keys()
  if (lastAnswers.size >= answersMax && oldest !== undefined) lastAnswers.delete(oldest)
  lastAnswers.set(address, groups)
  return groups
}

function toFind(lang: string): FindGroups {
  return (text, signal) => {
    const query = new URLSearchParams({ lang, q: text.trim() })
    return ask(`/api/suggestions/?${query}`, signal)
  }
}

/** The search field of the site: types, places and homes while somebody types. */
export function SearchBox({ lang, ...field }: SearchBoxProps) {
  const find = useMemo(() => toFind(lang), [lang])
  return <Combobox {...field} find={find} placeholder={field.label} />
}
