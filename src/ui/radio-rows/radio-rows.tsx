import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'
import { Fieldset } from '../fieldset/fieldset'
import styles from './radio-rows.module.css'

export type RadioOption = { value: string; label: ReactNode; note?: ReactNode; disabled?: boolean }

type RadioRowsProps = Omit<ComponentProps<'input'>, 'type' | 'children' | 'value' | 'id'> & {
  name: string
  id?: string
  legend: ReactNode
  options: readonly RadioOption[]
  hint?: ReactNode
  error?: ReactNode
  errorPrefix?: string
  optionalText?: string
  /** The choice at the start. */
  defaultOption?: string
  /** Beside each other from the tablet on, for two or three short answers. */
  inline?: boolean
}

/** One choice of a few; each answer is a row of full width. */
export function RadioRows({
  name,
  id = name,
  legend,
  options,
  hint,
  error,
  errorPrefix,
  optionalText,
  defaultOption,
  inline = false,
  disabled,
  className,
  ...rest
}: RadioRowsProps) {
  return (
    <Fieldset {...{ id, legend, hint, error, errorPrefix, optionalText, disabled }}>
      <div className={classNames(styles.rows, inline && styles.inline, className)}>
        {options.map(({ value, label, note, disabled: closed }) => (
          <label className={classNames(styles.row, Boolean(error) && styles.wrong)} key={value}>
            <input
              {...rest}
              className={styles.input}
              defaultChecked={defaultOption === undefined ? undefined : value === defaultOption}
              disabled={closed}
              id={`${id}-${value}`}
              name={name}
              type="radio"
              value={value}
            />
            <span className={styles.dot} />
            <span>
              {label}
              {note && <span className={styles.note}>{note}</span>}
            </span>
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
