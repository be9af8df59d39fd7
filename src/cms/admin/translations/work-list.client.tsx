'use client'

import { useRef } from 'react'
import type { Locale } from '@/domain/kernel/locales'
import type { WorkText } from '../../translations/find-texts'
import { say } from '../say'
import { moveTo } from './move-to'
import { workTexts } from './texts'
import styles from './translations.module.css'
import { WorkTextRow } from './work-text.client'

/** Texts of one record, with where its form is. */
export type WorkRecord = {
  key: string
  section: string
  title: string
  href: string
  texts: readonly WorkText[]
}

type WorkListProps = { records: readonly WorkRecord[]; locale: Locale; language: Locale }

const keyOf = ({ owner, record, path }: WorkText) => `${owner}/${record}/${path}`

/** The texts that wait, record by record, to be walked through with the keyboard. */
export function WorkList({ records, locale, language }: WorkListProps) {
  const list = useRef<HTMLDivElement>(null)
  return (
    <div className={styles.records} ref={list}>
      <p className={styles.keys}>{say(workTexts.keys, language)}</p>
      {records.map(({ key, section, title, href, texts }) => (
        <section aria-labelledby={key} className={styles.record} key={key}>
          <h2 className={styles.recordTitle} id={key}>
            <span className={styles.section}>{section}</span>
            <a href={href}>{title || section}</a>
          </h2>
          <ul className={styles.texts}>
            {texts.map((text) => (
              <WorkTextRow
                key={keyOf(text)}
                language={language}
                locale={locale}
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
