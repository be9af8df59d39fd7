'use client'

import { createContext, use } from 'react'
import type { FilterFigures } from './filter-figures'

/** What an answer to the choices of the moment says; every text comes ready from the server. */
export type FilterAnswer = {
  /** "Toon 34 panden". */
  showText: string
  /** Spoken when the counts have changed. */
  updatedText: string
  figures: FilterFigures
}

/**
 * The newest answer; `initial` until something is chosen, `unknown` when there was none, because
 * a wrong number is worse than no number.
 */
export const AnswerContext = createContext<FilterAnswer | 'initial' | 'unknown'>('initial')

type FilterFigureProps = {
  /** Key of the choice in the figures. */
  of: string
  /** The number with which the page came. */
  initial: number
}

/** How many homes stand behind a choice, under all other filters. */
export function FilterFigure({ of, initial }: FilterFigureProps) {
  const answer = use(AnswerContext)
  if (answer === 'unknown') return null
  const figure = answer === 'initial' ? initial : (answer.figures[of] ?? 0)
  return <span data-none={figure === 0}>{figure}</span>
}

type ShowTextProps = { initial: string; unknown: string }

/** The words on the button that leads to the result. */
export function ShowText({ initial, unknown }: ShowTextProps) {
  const answer = use(AnswerContext)
  if (answer === 'initial') return initial
  return answer === 'unknown' ? unknown : answer.showText
}
