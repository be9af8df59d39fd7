'use client'

import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent } from 'react'
import { Button } from '@payloadcms/ui'
import type { Locale } from '@/domain/kernel/locales'
import type { WorkText } from '../../translations/find-texts'
import { say } from '../say'
import { toLines } from './move-to'
import { sayRefusal } from './say-refusal'
import { stateTexts, refusalTexts, workTexts } from './texts'
import styles from './translations.module.css'
import { useLeaveQuestion } from './use-leave-question.client'
import { useWorkText, type WorkOutcome } from './use-work-text.client'

type Direction = 1 | -1

type WorkTextProps = {
  text: WorkText
  locale: Locale
  language: Locale
  /** Puts the focus into the next or the previous text of the list. */
  onMove: (from: HTMLElement, direction: Direction) => void
}

function Outcome({ outcome, language }: { outcome: WorkOutcome | null; language: Locale }) {
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

/** Words that were typed before the scripts came are not lost. */
function useEarlyWords(type: (words: string) => void) {
  const box = useRef<HTMLTextAreaElement>(null)
  const typeOnce = useEffectEvent(type)
  useEffect(() => {
    const { value, defaultValue } = box.current ?? { value: '', defaultValue: '' }
    if (value !== defaultValue) typeOnce(value)
  }, [])
  return box
}

/** One text: its source on the left, its translation on the right. */
export function WorkTextRow({ text, locale, language, onMove }: WorkTextProps) {
  const id = useId()
  const work = useWorkText(text, { locale, language })
  useLeaveQuestion(work.isTouched)
  const box = useEarlyWords(work.type)
  const isStale = work.state === 'stale' && !work.isTouched
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const from = event.currentTarget
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void work.save().then((isKept) => isKept && onMove(from, 1))
    }
    if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      onMove(from, event.key === 'ArrowDown' ? 1 : -1)
    }
  }
  return (
    <li className={styles.text}>
      <div className={styles.source}>
        <h3 className={styles.label} id={`${id}-label`}>
          {text.label[language]}
        </h3>
        <div className={styles.words} id={`${id}-source`} lang={text.source.locale}>
          {work.source.text}
        </div>
      </div>
      <div className={styles.target}>
        <p className={styles.state} data-state={work.state}>
          {say(stateTexts[work.state], language)}
        </p>
        <textarea
          aria-describedby={`${id}-source ${id}-note`}
          aria-labelledby={`${id}-label`}
          className={styles.box}
          data-work-text
          lang={locale}
          onChange={({ target }) => work.type(target.value)}
          onKeyDown={onKeyDown}
          ref={box}
          rows={toLines(
            work.typed.length > work.source.text.length ? work.typed : work.source.text,
          )}
          value={work.typed}
        />
        <div className={styles.note} id={`${id}-note`}>
          {text.kind === 'rich' && <p>{say(workTexts.richNote, language)}</p>}
          {isStale && <p>{say(workTexts.staleNote, language)}</p>}
          {text.isDraft && work.outcome === null && <p>{say(workTexts.draftNote, language)}</p>}
        </div>
        <div aria-live="polite">
          <Outcome language={language} outcome={work.outcome} />
        </div>
        <div className={styles.deeds}>
          {text.charactersMax !== null && (
            <span className={styles.count} data-over={work.typed.length > text.charactersMax}>
              {say(workTexts.characters, language, {
                count: work.typed.length,
                max: text.charactersMax,
              })}
            </span>
          )}
          <Button
            buttonStyle={isStale ? 'secondary' : 'primary'}
            className={styles.button}
            disabled={work.isBusy || (!work.isTouched && !isStale)}
            margin={false}
            onClick={() => void work.save()}
          >
            {say(
              work.isBusy ? workTexts.saving : isStale ? workTexts.stillRight : workTexts.save,
              language,
            )}
          </Button>
        </div>
      </div>
    </li>
  )
}
