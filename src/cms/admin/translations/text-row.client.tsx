'use client'

import { useEffect, useEffectEvent, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '@payloadcms/ui'
import type { Locale } from '@/domain/kernel/locales'
import { say } from '../say'
import { toLines } from './move-to'
import { TextOutcome } from './text-outcome'
import { workTexts } from './texts'
import styles from './translations.module.css'
import type { KeptText } from './use-kept-text.client'
import { useLeaveQuestion } from './use-leave-question.client'

type Direction = 1 | -1

/** Puts the focus into the next or the previous text of the list. */
export type OnMove = (from: HTMLElement, direction: Direction) => void

type Words = { text: string; locale: Locale }

type TextRowProps = {
  label: string
  /** The label is a key and no words: small, beneath the words that name its group. */
  isKey?: boolean
  Heading: 'h2' | 'h3'
  /** What is translated; null where nothing else than the reference is. */
  source: Words | null
  /** Words of the same language that stand over the box. */
  reference?: string
  locale: Locale
  language: Locale
  text: KeptText
  /** How the text stands, and what a dot says of it. */
  state: { name: string; text: string }
  notes?: ReactNode
  count?: ReactNode
  /** A text that is right as it is can be saved too, by a button that says so. */
  confirm?: string | null
  /** @returns whether the text is kept */
  onSave: () => Promise<boolean>
  onMove: OnMove
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

function useKeys({ onSave, onMove }: Pick<TextRowProps, 'onSave' | 'onMove'>) {
  return (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const from = event.currentTarget
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void onSave().then((isKept) => isKept && onMove(from, 1))
    }
    if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault()
      onMove(from, event.key === 'ArrowDown' ? 1 : -1)
    }
  }
}

/** As high as the longest of what is written and what it is written from. */
function toRows({ text, source, reference = '' }: TextRowProps): number {
  return Math.max(...[text.typed, source?.text ?? '', reference].map(toLines))
}

function SaveButton({ text, language, confirm, onSave }: TextRowProps) {
  const canConfirm = Boolean(confirm) && !text.isTouched
  const label = canConfirm && confirm ? confirm : say(workTexts.save, language)
  return (
    <Button
      buttonStyle={canConfirm ? 'secondary' : 'primary'}
      className={styles.button}
      disabled={text.isBusy || (!text.isTouched && !canConfirm)}
      margin={false}
      onClick={() => void onSave()}
    >
      {text.isBusy ? say(workTexts.saving, language) : label}
    </Button>
  )
}

/** One text of the workbench: what it is made from on the left, its own words on the right. */
export function TextRow(props: TextRowProps) {
  const { label, isKey, Heading, source, reference, locale, language, text, state, notes, count } =
    props
  const id = useId()
  const described = [source && 'source', reference !== undefined && 'reference', 'note']
  useLeaveQuestion(text.isTouched)
  const box = useEarlyWords(text.type)
  const onKeyDown = useKeys(props)
  return (
    <li className={styles.text}>
      <div className={styles.source}>
        <Heading className={isKey ? styles.key : styles.label} id={`${id}-label`}>
          {label}
        </Heading>
        {source && (
          <div className={styles.words} id={`${id}-source`} lang={source.locale}>
            {source.text}
          </div>
        )}
      </div>
      <div className={styles.target}>
        <p className={styles.state} data-state={state.name}>
          {state.text}
        </p>
        {reference !== undefined && (
          <div className={styles.words} id={`${id}-reference`} lang={locale}>
            {reference}
          </div>
        )}
        <textarea
          aria-describedby={described.flatMap((part) => (part ? `${id}-${part}` : [])).join(' ')}
          aria-labelledby={`${id}-label`}
          className={styles.box}
          data-work-text
          lang={locale}
          onChange={({ target }) => text.type(target.value)}
          onKeyDown={onKeyDown}
          ref={box}
          rows={toRows(props)}
          value={text.typed}
        />
        <div className={styles.note} id={`${id}-note`}>
          {notes}
        </div>
        <div aria-live="polite">
          <TextOutcome language={language} outcome={text.outcome} />
        </div>
        <div className={styles.deeds}>
          {count}
          <SaveButton {...props} />
        </div>
      </div>
    </li>
  )
}
