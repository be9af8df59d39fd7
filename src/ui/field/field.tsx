import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import { VisuallyHidden } from '../visually-hidden/visually-hidden'
import { errorId, hintId } from './described-by'
import styles from './field.module.css'

export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  /** What to do, in the words of the label. */
  error?: ReactNode
  /** Spoken before the error, such as "Fout:". */
  errorPrefix?: string
  /** Marks a field that may stay empty, such as "niet verplicht". */
  optionalText?: string
}

/** Label, hint and error around one control, in the order they are read. */
export function Field({
  id,
  label,
  labelHidden = false,
  hint,
  error,
  errorPrefix,
  optionalText,
  children,
}: FieldTexts & { id: string; labelHidden?: boolean; children: ReactNode }) {
  const name = (
    <label className={styles.label} htmlFor={id}>
      {label}
      {optionalText && <span className={styles.optional}> ({optionalText})</span>}
    </label>
  )
  return (
    <div className={styles.field}>
      {labelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id} prefix={errorPrefix}>
        {error}
      </FieldError>
      <div className={styles.control}>{children}</div>
    </div>
  )
}

export function FieldHint({ id, children }: { id: string; children?: ReactNode }) {
  if (!children) return null
  return (
    <p className={styles.hint} id={hintId(id)}>
      {children}
    </p>
  )
}

export function FieldError({
  id,
  prefix,
  children,
}: {
  id: string
  prefix?: string
  children?: ReactNode
}) {
  if (!children) return null
  return (
    <p className={styles.error} id={errorId(id)}>
      <Icon className={styles.sign} name="alert" />
      <span>
        {prefix && <VisuallyHidden>{prefix} </VisuallyHidden>}
        {children}
      </span>
    </p>
  )
}

/** The class names of a control that text is typed or chosen in. */
export function controlClassName(
  { error, short }: { error?: unknown; short?: boolean },
  own?: string,
) {
  return classNames(styles.input, Boolean(error) && styles.wrong, short && styles.short, own)
}
