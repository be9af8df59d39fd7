import type { ReactNode } from 'react'
import { describedBy } from '../field/described-by'
import { FieldError, FieldHint } from '../field/field'
import styles from './fieldset.module.css'

type FieldsetProps = {
  id: string
  legend: ReactNode
  /** `title` opens a part of a form, `label` asks one question with several rows. */
  look?: 'label' | 'title'
  hint?: ReactNode
  error?: ReactNode
  errorPrefix?: string
  optionalText?: string
  disabled?: boolean
  children: ReactNode
}

/** Fields that belong together, under one legend. */
export function Fieldset({
  id,
  legend,
  look = 'label',
  hint,
  error,
  errorPrefix,
  optionalText,
  disabled,
  children,
}: FieldsetProps) {
  return (
    <fieldset
      aria-describedby={describedBy(id, { hint, error })}
      className={styles.fieldset}
      disabled={disabled}
      id={id}
      tabIndex={-1}
    >
      <legend className={styles[look]}>
        {legend}
        {optionalText && <span className={styles.optional}> ({optionalText})</span>}
      </legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id} prefix={errorPrefix}>
        {error}
      </FieldError>
      <div className={look === 'title' ? styles.fields : styles.rows}>{children}</div>
    </fieldset>
  )
}
