import { useEffect, useRef } from 'react'
import { ErrorSummary } from '@/ui/error-summary/error-summary.client'
import { Notice } from '@/ui/notice/notice'
import type { SendFailure } from './browser-session'
import type { FormModel } from './form-model'
import styles from './form-view.module.css'

export type ProblemLine = { fieldId: string; text: string }

type FormProblemsProps = {
  words: FormModel['words']
  /** Says what the wrong fields keep from happening. */
  title: string
  /** One per wrong field. */
  lines: readonly ProblemLine[]
  /** What is wrong with the form as a whole. */
  general: readonly string[]
  failure: SendFailure | null
}

/**
 * What went wrong, on top of the form. It takes the focus, so that it comes into view for whoever
 * pressed the button at the foot of a long form; the browser sees to that by itself where the page
 * is drawn again without a script.
 */
export function FormProblems({ words, title, lines, general, failure }: FormProblemsProps) {
  const box = useRef<HTMLDivElement>(null)
  const isAlone = lines.length === 0
  useEffect(() => {
    if (isAlone) box.current?.focus()
  }, [isAlone, general, failure])
  const notices = failure === null ? general : [...general, words.failures[failure]]
  return (
    <>
      {lines.length > 0 && <ErrorSummary errors={lines} title={title} />}
      {notices.length > 0 && (
        <div autoFocus={isAlone} className={styles.problems} ref={box} tabIndex={-1}>
          {notices.map((text) => (
            <Notice key={text} live tone="alert">
              {text}
            </Notice>
          ))}
        </div>
      )}
    </>
  )
}
