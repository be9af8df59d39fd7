'use client'

import { Button } from '@payloadcms/ui'
import { useId, useState, type FormEvent } from 'react'
import type { Locale } from '@/domain/kernel/locales'
import { say, sayCount } from '../say'
import styles from './personal-data.module.css'
import { personalDataTexts as texts } from './texts'

type EraseProps = {
  visits: number
  hasOwnerAccount: boolean
  language: Locale
  isBusy: boolean
  onErase: (confirmation: string, withOwner: boolean) => void
}

/** Asks for the address once more, and says what else comes of it before it is done. */
export function Erase({ visits, hasOwnerAccount, language, isBusy, onErase }: EraseProps) {
  const id = useId()
  const [confirmation, setConfirmation] = useState('')
  const [withOwner, setWithOwner] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onErase(confirmation, withOwner)
  }
  return (
    <form className={styles.part} noValidate onSubmit={submit}>
      {hasOwnerAccount && (
        <label className={styles.row} htmlFor={`${id}-owner`}>
          <input
            checked={withOwner}
            id={`${id}-owner`}
            onChange={({ target }) => setWithOwner(target.checked)}
            type="checkbox"
          />
          {say(texts.withOwner, language)}
        </label>
      )}
      <div className={styles.field}>
        <label htmlFor={`${id}-confirm`}>{say(texts.confirm, language)}</label>
        <input
          autoComplete="off"
          className={styles.input}
          id={`${id}-confirm`}
          onChange={({ target }) => setConfirmation(target.value)}
          required
          type="email"
          value={confirmation}
        />
      </div>
      {visits > 0 && <p className={styles.fault}>{sayCount(texts.visits, language, visits)}</p>}
      <Button
        className={`${styles.button} ${styles.erase}`}
        disabled={isBusy}
        margin={false}
        type="submit"
      >
        {say(texts.erase, language)}
      </Button>
    </form>
  )
}
