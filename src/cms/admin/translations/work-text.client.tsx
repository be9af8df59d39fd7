'use client'

import { useState } from 'react'
import type { Locale } from '@/domain/kernel/locales'
import { buildDeskApiPath } from '@/domain/routes/desk'
import type { WorkText } from '../../translations/find-texts'
import type { SavedText } from '../../translations/save-refusal'
import { say } from '../say'
import { TextRow, type OnMove } from './text-row.client'
import { stateTexts, workTexts } from './texts'
import styles from './translations.module.css'
import { sendWords, toRefused, useKeptText, type KeptAnswer } from './use-kept-text.client'

type Languages = { locale: Locale; language: Locale }

/** One text of a record: what its translation stands on, and how to keep it. */
function useWorkText(given: WorkText, { locale, language }: Languages) {
  const text = useKeptText(given.target.text)
  const [seen, setSeen] = useState({
    source: given.source.text,
    sourceHash: given.source.hash as string | null,
    targetHash: given.target.hash,
    state: given.state,
  })
  const sendText = async (words: string): Promise<KeptAnswer> => {
    const { owner, record, path } = given
    const answer = await sendWords<SavedText>(buildDeskApiPath('translations'), {
      ...{ owner, record, path, locale, language },
      ...{ text: words, source: seen.sourceHash, target: seen.targetHash },
    })
    if ('refusal' in answer) {
      const { refusal } = answer
      if ('source' in refusal) {
        const { source, target } = refusal
        const now = { source: source.text, sourceHash: source.hash, targetHash: target.hash }
        setSeen({ ...seen, ...now })
      }
      return toRefused(refusal)
    }
    const { hash, isDraft } = answer.saved
    setSeen({ ...seen, targetHash: hash, state: hash === null ? 'missing' : 'fresh' })
    return { outcome: { kind: 'saved', isDraft }, kept: words.trim() }
  }
  return { text, source: seen.source, state: seen.state, save: () => text.save(sendText) }
}

type WorkTextProps = Languages & { text: WorkText; onMove: OnMove }

/** One text: its source on the left, its translation on the right. */
export function WorkTextRow({ text: given, onMove, ...languages }: WorkTextProps) {
  const { locale, language } = languages
  const { text, source, state, save } = useWorkText(given, languages)
  const { charactersMax } = given
  const isStale = state === 'stale' && !text.isTouched
  const notes = (
    <>
      {given.kind === 'rich' && <p>{say(workTexts.richNote, language)}</p>}
      {isStale && <p>{say(workTexts.staleNote, language)}</p>}
      {given.isDraft && text.outcome === null && <p>{say(workTexts.draftNote, language)}</p>}
    </>
  )
  const count = charactersMax !== null && (
    <span className={styles.count} data-over={text.typed.length > charactersMax}>
      {say(workTexts.characters, language, { count: text.typed.length, max: charactersMax })}
    </span>
  )
  return (
    <TextRow
      Heading="h3"
      confirm={isStale ? say(workTexts.stillRight, language) : null}
      count={count}
      label={given.label[language]}
      language={language}
      locale={locale}
      notes={notes}
      onMove={onMove}
      onSave={save}
      source={{ text: source, locale: given.source.locale }}
      state={{ name: state, text: say(stateTexts[state], language) }}
      text={text}
    />
  )
}
