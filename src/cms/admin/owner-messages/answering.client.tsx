'use client'

import { createContext, use } from 'react'
import { useTranslation } from '@payloadcms/ui'
import { say } from '../say'
import styles from './answering.module.css'
import { texts } from './texts'

/** The message that is being answered; null where somebody writes of their own accord. */
export const Answering = createContext<string | null>(null)

/** In the form of an answer: what it answers. */
export function AnsweredMessage() {
  const { i18n } = useTranslation()
  const text = use(Answering)
  if (text === null) return null
  return (
    <figure className={styles.answered}>
      <figcaption>{say(texts.answering, i18n.language)}</figcaption>
      <blockquote>{text}</blockquote>
    </figure>
  )
}
