'use client'

import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '@payloadcms/ui'
import type { Locale } from '@/domain/kernel/locales'
import type { BuiltInText } from '../../translations/built-in-texts'
import type { SaveRefusal } from '../../translations/save-refusal'
import { say } from '../say'
import { builtInTexts } from './exchange-texts'
import { moveTo, toLines } from './move-to'
import { sayRefusal } from './say-refusal'
import { refusalTexts, workTexts } from './texts'
import styles from './translations.module.css'
import { useLeaveQuestion } from './use-leave-question.client'

type Answer = { saved: { replaced: string } } | { refusal: SaveRefusal }

type Languages = { locale: Locale; source: Locale; language: Locale }

type Outcome = 'saved' | 'failed' | SaveRefusal

/** One built-in text in the workbench: what is typed, and how to keep it. */
function useBuiltIn(text: BuiltInText, { locale, language }: Languages) {
  const [typed, setTyped] = useState(text.replaced)
  const [kept, setKept] = useState(text.replaced)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const send = async (): Promise<boolean> => {
    const response = await fetch('/api/translations/built-in/', {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: text.key, locale, language, text: typed, seen: kept }),
    })
    if (![200, 403, 409, 422].includes(response.status)) throw new Error(String(response.status))
    const answer: Answer = await response.json()
    if ('saved' in answer) {
      setKept(answer.saved.replaced)
      setOutcome('saved')
      return true
    }
    // Saved once more, it takes the place of what somebody else wrote meanwhile.
    if (answer.refusal.code === 'targetChanged') setKept(answer.refusal.target.text)
    setOutcome(answer.refusal)
    return false
  }
  const save = async (): Promise<boolean> => {
    if (isBusy) return false
    setIsBusy(true)
    try {
      return await send()
    } catch {
      setOutcome('failed')
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { typed, setTyped, kept, outcome, isBusy, isTouched: typed.trim() !== kept, save }
}

function sayOutcome(outcome: Outcome, language: Locale): string {
  if (outcome === 'saved') return say(workTexts.saved, language)
  if (outcome === 'failed') return say(refusalTexts.failed, language)
  return sayRefusal(outcome, language)
}

type RowProps = Languages & { text: BuiltInText; onMove: (from: HTMLElement, step: 1 | -1) => void }

function Row({ text, onMove, ...languages }: RowProps) {
  const { locale, source, language } = languages
  const id = useId()
  const work = useBuiltIn(text, languages)
  useLeaveQuestion(work.isTouched)
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
        <h2 className={styles.label} id={`${id}-label`}>
          {text.key}
        </h2>
        {locale !== source && (
          <div className={styles.words} lang={source}>
            {text.source}
          </div>
        )}
      </div>
      <div className={styles.target}>
        <p className={styles.state} data-state={work.kept === '' ? 'plain' : 'fresh'}>
          {say(work.kept === '' ? builtInTexts.builtIn : builtInTexts.replaced, language)}
        </p>
        <div className={styles.words} id={`${id}-builtin`} lang={locale}>
          {text.builtIn}
        </div>
        <textarea
          aria-describedby={`${id}-builtin`}
          aria-labelledby={`${id}-label`}
          className={styles.box}
          data-work-text
          lang={locale}
          onChange={({ target }) => work.setTyped(target.value)}
          onKeyDown={onKeyDown}
          rows={toLines(text.builtIn)}
          value={work.typed}
        />
        <div aria-live="polite">
          {work.outcome && (
            <p className={work.outcome === 'saved' ? styles.saved : styles.refused}>
              {sayOutcome(work.outcome, language)}
            </p>
          )}
        </div>
        <div className={styles.deeds}>
          <Button
            className={styles.button}
            disabled={work.isBusy || !work.isTouched}
            margin={false}
            onClick={() => void work.save()}
          >
            {say(work.isBusy ? workTexts.saving : workTexts.save, language)}
          </Button>
        </div>
      </div>
    </li>
  )
}

/** Texts that the site brings along, each with the words that replace it. */
export function BuiltInList({
  texts,
  ...languages
}: Languages & { texts: readonly BuiltInText[] }) {
  const list = useRef<HTMLUListElement>(null)
  return (
    <ul className={styles.texts} ref={list}>
      {texts.map((text) => (
        <Row
          {...languages}
          key={text.key}
          onMove={(from, step) => moveTo(list.current, from, step)}
          text={text}
        />
      ))}
    </ul>
  )
}
