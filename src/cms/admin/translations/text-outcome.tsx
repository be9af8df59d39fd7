import type { Locale } from '@/domain/kernel/locales'
import { say } from '../say'
import { sayRefusal } from './say-refusal'
import { refusalTexts, workTexts } from './texts'
import styles from './translations.module.css'
import type { KeptOutcome } from './use-kept-text.client'

type OutcomeProps = { outcome: KeptOutcome | null; language: Locale }

/** What became of a save; with the words of whoever was faster. */
export function TextOutcome({ outcome, language }: OutcomeProps) {
  if (outcome === null) return null
  if (outcome.kind === 'saved') {
    return (
      <p className={styles.saved}>
        {say(outcome.isDraft ? workTexts.savedDraft : workTexts.saved, language)}
      </p>
    )
  }
  if (outcome.kind === 'failed') {
    return <p className={styles.refused}>{say(refusalTexts.failed, language)}</p>
  }
  const { refusal } = outcome
  return (
    <>
      <p className={styles.refused}>{sayRefusal(refusal, language)}</p>
      {refusal.code === 'targetChanged' && (
        <blockquote className={styles.theirs}>
          <strong>{say(workTexts.theirText, language)}</strong>
          {refusal.target.text}
        </blockquote>
      )}
    </>
  )
}
