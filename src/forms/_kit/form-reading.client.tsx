'use client'

import { useEffect, useRef } from 'react'
import type { FormReading } from '@/server/request/form-drafts'
import { Button } from '@/ui/button/button'
import { CheckboxRow } from '@/ui/checkbox-row/checkbox-row'
import { FactList } from '@/ui/facts/facts'
import { Heading } from '@/ui/heading/heading'
import { Notice } from '@/ui/notice/notice'
import { toFieldId, type FormModel } from './form-model'
import { metaNames } from './form-names'
import styles from './form-view.module.css'

type ReadingProps = {
  form: FormModel
  reading: FormReading
  /** The sentence that tells what is wrong with the tick. */
  error: string | undefined
  isSending: boolean
  /** Goes back to the questions. */
  onChange: () => void
}

/** Everything that was filled in, to be read once more and confirmed before it binds. */
export function FormReadingStep({ form, reading, error, isSending, onChange }: ReadingProps) {
  const { kind, words } = form
  const { title, lead, rows, notices, confirm, send, change } = reading
  const start = useRef<HTMLDivElement>(null)
  // What was read before is gone from the page, so that reading goes on here.
  useEffect(() => {
    if (error === undefined) start.current?.focus()
  }, [error])
  return (
    <>
      <input name={metaNames.step} type="hidden" value="review" />
      <div autoFocus={error === undefined} className={styles.reading} ref={start} tabIndex={-1}>
        <Heading level={3} size="s">
          {title}
        </Heading>
        <p>{lead}</p>
      </div>
      <div className={styles.facts}>
        <FactList columns={1} facts={rows} />
      </div>
      {notices.map((text) => (
        <Notice key={text}>
          <p>{text}</p>
        </Notice>
      ))}
      <CheckboxRow
        error={error}
        errorPrefix={words.errorPrefix}
        id={toFieldId(kind, metaNames.confirmed)}
        label={confirm.label}
        name={metaNames.confirmed}
        required
        value={confirm.value}
      />
      <div className={styles.buttons}>
        <Button loading={isSending} loadingText={words.sending} size="large" type="submit">
          {send}
        </Button>
        <Button
          // Drawn again on a long page, the questions should be in sight.
          formAction={`/api/forms/${kind}/#${toFieldId(kind, 'form')}`}
          name={metaNames.edit}
          onClick={(event) => {
            event.preventDefault()
            onChange()
          }}
          size="large"
          type="submit"
          value="1"
          variant="secondary"
        >
          {change}
        </Button>
      </div>
    </>
  )
}
