'use client'

import { useState } from 'react'
import type { SaveRefusal } from '../../translations/save-refusal'
import { Refused, send } from '../ask.client'

/** What became of the last save of a text. */
export type KeptOutcome =
  | { kind: 'saved'; isDraft: boolean }
  | { kind: 'refused'; refusal: SaveRefusal }
  | { kind: 'failed' }

/** What the server says of a save, and the words that it has now, where it tells them. */
export type KeptAnswer = { outcome: KeptOutcome; kept: string | null }

/** A save is answered with a reason where it is refused for what was written. */
const refusedStatuses: readonly number[] = [403, 409, 422]

/**
 * Sends words to be kept.
 *
 * @returns what was saved, or why it was not
 * @throws where the server does not answer, or knows no such text
 */
export async function sendWords<Saved>(
  path: string,
  data: object,
): Promise<{ saved: Saved } | { refusal: SaveRefusal }> {
  try {
    return await (await send(path, data)).json()
  } catch (error) {
    if (!(error instanceof Refused) || !refusedStatuses.includes(error.status)) throw error
    return error.response.json()
  }
}

/** The refusal of a save; saved once more, it takes the place of what somebody else wrote meanwhile. */
export function toRefused(refusal: SaveRefusal): KeptAnswer {
  return {
    outcome: { kind: 'refused', refusal },
    kept: 'target' in refusal ? refusal.target.text : null,
  }
}

/** One text in the workbench: what is typed, what the server has of it, and what became of a save. */
export function useKeptText(first: string) {
  const [typed, setTyped] = useState(first)
  const [kept, setKept] = useState(first)
  const [outcome, setOutcome] = useState<KeptOutcome | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const take = (answer: KeptAnswer): boolean => {
    if (answer.kept !== null) setKept(answer.kept)
    setOutcome(answer.outcome)
    return answer.outcome.kind === 'saved'
  }

  return {
    typed,
    kept,
    outcome,
    isBusy,
    isTouched: typed.trim() !== kept,
    type: (words: string) => {
      setTyped(words)
      if (outcome?.kind === 'saved') setOutcome(null)
    },
    /** @returns whether the text is kept */
    save: async (sending: (words: string) => Promise<KeptAnswer>): Promise<boolean> => {
      if (isBusy) return false
      setIsBusy(true)
      try {
        return take(await sending(typed))
      } catch {
        return take({ outcome: { kind: 'failed' }, kept: null })
      } finally {
        setIsBusy(false)
      }
    },
  }
}

export type KeptText = ReturnType<typeof useKeptText>
