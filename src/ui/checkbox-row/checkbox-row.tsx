import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'
import { describedBy } from '../field/described-by'
import { FieldError } from '../field/field'
import { TickBox } from '../tick-box/tick-box'
import styles from './checkbox-row.module.css'

type CheckboxRowProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  name: string
  label: ReactNode
  /** A second line in the row, such as what the choice means. */
  note?: ReactNode
  /** How many results it leaves; nought is dimmed, not hidden. */
  count?: number
  error?: ReactNode
  errorPrefix?: string
}

/** One tick in a row of full width; the whole row is the target. */
export function CheckboxRow({
  label,
  note,
  count,
  error,
  errorPrefix,
  name,
  id = name,
  className,
  ...rest
}: CheckboxRowProps) {
  return (
    <div className={className}>
      <FieldError id={id} prefix={errorPrefix}>
        {error}
      </FieldError>
      <label
        className={classNames(
          styles.row,
          Boolean(error) && styles.wrong,
          count === 0 && styles.none,
        )}
      >
        <TickBox
          {...rest}
          aria-describedby={describedBy(id, { error })}
          aria-invalid={error ? true : undefined}
          id={id}
          name={name}
        />
        <span>
          {label}
          {note && <span className={styles.note}>{note}</span>}
        </span>
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </label>
    </div>
  )
}
