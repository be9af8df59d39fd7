'use client'

import { useState } from 'react'
import { useRouteCache } from '@payloadcms/ui'
import type { DeskTexts } from './desk-messages'
import { DeskProblem } from './login-form.client'
import { postDesk } from './post-desk'
import styles from './staff.module.css'

type Line = { id: string; text: string; isHere: boolean }

/** What is logged in to an account, each with a button that ends it at once. */
export function Sessions({
  accountId,
  lines,
  texts,
}: {
  accountId: number
  lines: readonly Line[]
  texts: DeskTexts
}) {
  const { clearRouteCache } = useRouteCache()
  const [problem, setProblem] = useState<string | null>(null)
  const end = async (session: string | null) => {
    const answer = await postDesk('sessions', { id: accountId, session }, texts.failed)
    setProblem(answer.ok ? null : answer.message)
    clearRouteCache()
  }
  const hasHere = lines.some(({ isHere }) => isHere)
  return (
    <section aria-label={texts.sessionsTitle} className={styles.panel}>
      <h3>{texts.sessionsTitle}</h3>
      {problem !== null && <DeskProblem>{problem}</DeskProblem>}
      {lines.length === 0 && <p>{texts.none}</p>}
      <ul className={styles.sessions}>
        {lines.map(({ id, text, isHere }) => (
          <li key={id}>
            <span>{text}</span>
            {isHere ? (
              <strong>{texts.here}</strong>
            ) : (
              <button className={styles.button} onClick={() => void end(id)} type="button">
                {texts.end}
              </button>
            )}
          </li>
        ))}
      </ul>
      {lines.length > 1 && (
        <button className={styles.button} onClick={() => void end(null)} type="button">
          {hasHere ? texts.endAll : texts.endEvery}
        </button>
      )}
    </section>
  )
}
