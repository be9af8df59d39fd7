'use client'

import { useEffect, useRef, useState, type ReactNode } from 'react'
import { VisuallyHidden } from '@/ui/visually-hidden/visually-hidden'
import { AnswerContext, type FilterAnswer } from './filter-figure.client'
import { attachFilters, type FilterSettings } from './filter-behaviour'
import styles from './filter-panel.module.css'

type FilterFormProps = FilterSettings & {
  id: string
  label: string
  /** The list itself. */
  action: string
  children: ReactNode
}

/**
 * The form of the filters. With script it asks for the counts after each choice, leaves out of the
 * address what says nothing, and lets the page follow when a menu is closed.
 */
export function FilterForm(props: FilterFormProps) {
  const { id, label, action, countsHref, sheetId, nothing, children } = props
  const form = useRef<HTMLFormElement>(null)
  const [answer, setAnswer] = useState<FilterAnswer | 'initial' | 'unknown'>('initial')

  useEffect(() => {
    if (!form.current) return
    return attachFilters(form.current, { countsHref, sheetId, nothing }, setAnswer)
  }, [countsHref, sheetId, nothing])

  return (
    <form
      action={action}
      aria-label={label}
      autoComplete="off"
      className={styles.form}
      id={id}
      method="get"
      ref={form}
      role="search"
    >
      <AnswerContext value={answer}>{children}</AnswerContext>
      <VisuallyHidden>
        <span role="status">{typeof answer === 'string' ? '' : answer.updatedText}</span>
      </VisuallyHidden>
    </form>
  )
}
