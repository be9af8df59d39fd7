'use client'

import { useRef } from 'react'
import type { Locale } from '@/domain/kernel/locales'
import { buildDeskApiPath } from '@/domain/routes/desk'
import type { BuiltInText } from '../../translations/built-in-texts'
import { groupTexts } from '../../translations/namespace-names'
import { say } from '../say'
import { builtInTexts } from './exchange-texts'
import { moveTo } from './move-to'
import { TextRow, type OnMove } from './text-row.client'
import styles from './translations.module.css'
import { sendWords, toRefused, useKeptText, type KeptAnswer } from './use-kept-text.client'

type Languages = { locale: Locale; source: Locale; language: Locale }

type RowProps = Languages & { text: BuiltInText; onMove: OnMove }

/** One text that the site brings along, with the words that replace it. */
function Row({ text: given, locale, source, language, onMove }: RowProps) {
  const text = useKeptText(given.replaced)
  const sendText = async (words: string): Promise<KeptAnswer> => {
    const data = { key: given.key, locale, language, text: words, seen: text.kept }
    const answer = await sendWords<{ replaced: string }>(
      buildDeskApiPath('translations', 'built-in'),
      data,
    )
    if ('refusal' in answer) return toRefused(answer.refusal)
    return { outcome: { kind: 'saved', isDraft: false }, kept: answer.saved.replaced }
  }
  const [name, state] =
    text.kept === '' ? ['plain', builtInTexts.builtIn] : ['fresh', builtInTexts.replaced]
  return (
    <TextRow
      Heading="h3"
      isKey
      label={given.key}
      language={language}
      locale={locale}
      onMove={onMove}
      onSave={() => text.save(sendText)}
      reference={given.builtIn}
      source={locale === source ? null : { text: given.source, locale: source }}
      state={{ name, text: say(state, language) }}
      text={text}
    />
  )
}

/** Texts that the site brings along, by where they are read, each with the words that replace it. */
export function BuiltInList({
  texts,
  ...languages
}: Languages & { texts: readonly BuiltInText[] }) {
  const list = useRef<HTMLDivElement>(null)
  return (
    <div ref={list}>
      {groupTexts(texts).map(({ namespace, name, texts: found }) => (
        <section aria-labelledby={`texts-${namespace}`} key={namespace}>
          <h2 className={styles.group} id={`texts-${namespace}`}>
            {say(name, languages.language)}
          </h2>
          <ul className={styles.texts}>
            {found.map((text) => (
              <Row
                {...languages}
                key={text.key}
                onMove={(from, step) => moveTo(list.current, from, step)}
                text={text}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
