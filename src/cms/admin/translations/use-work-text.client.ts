'use client'

import { useState } from 'react'
import type { Locale } from '@/domain/kernel/locales'
import type { WorkText } from '../../translations/find-texts'
import type { SavedText, SaveRefusal, SeenText } from '../../translations/save-refusal'

/** What became of the last save of a text. */
export type WorkOutcome =
  | { kind: 'saved'; isDraft: boolean }
  | { kind: 'refused'; refusal: SaveRefusal }
  | { kind: 'failed' }

type Answer = { saved: SavedText } | { refusal: SaveRefusal }

async function send(data: object): Promise<Answer> {
  const response = await fetch('/api/translations/', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(data),
  })
  if (![200, 403, 409, 422].includes(response.status)) {
    throw new Error(`Saving a translation answered ${response.status}`)
  }
  return response.json()
}

/** One text in the workbench: what is typed, what it stands on, and how to keep it. */
export function useWorkText(
  text: WorkText,
  { locale, language }: { locale: Locale; language: Locale },
) {
  const [typed, setTyped] = useState(text.target.text)
  const [source, setSource] = useState<SeenText>(text.source)
  const [target, setTarget] = useState<SeenText>(text.target)
  const [state, setState] = useState(text.state)
  const [outcome, setOutcome] = useState<WorkOutcome | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const take = (answer: Answer, sent: string) => {
    if ('saved' in answer) {
      setTarget({ text: sent.trim(), hash: answer.saved.hash })
      setState(answer.saved.hash === null ? 'missing' : 'fresh')
      setOutcome({ kind: 'saved', isDraft: answer.saved.isDraft })
      return true
    }
    const { refusal } = answer
    if ('source' in refusal) {
      setSource(refusal.source)
      setTarget(refusal.target)
    }
    setOutcome({ kind: 'refused', refusal })
    return false
  }

  /** @returns whether the text is kept */
  const save = async (): Promise<boolean> => {
    if (isBusy) return false
    setIsBusy(true)
    try {
      const { owner, record, path } = text
      const change = { text: typed, source: source.hash, target: target.hash }
      return take(await send({ owner, record, path, locale, language, ...change }), typed)
    } catch {
      setOutcome({ kind: 'failed' })
      return false
    } finally {
      setIsBusy(false)
    }
  }

  return {
    typed,
    type: (words: string) => {
      setTyped(words)
      if (outcome?.kind === 'saved') setOutcome(null)
    },
    source,
    target,
    state,
    outcome,
    isBusy,
    isTouched: typed.trim() !== target.text,
    save,
  }
}
