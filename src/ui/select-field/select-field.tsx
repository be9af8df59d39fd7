import type { ComponentProps } from 'react'
import { describedBy } from '../field/described-by'
import { controlClassName, Field, type FieldTexts } from '../field/field'
import { Icon } from '../icon/icon'
import styles from './select-field.module.css'

export type SelectOption = { value: string; label: string; disabled?: boolean }

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'children'> & {
    name: string
    labelHidden?: boolean
    options: readonly SelectOption[]
    /** First line, for no choice yet. */
    emptyText?: string
    short?: boolean
  }

/** The browser's own list of choices, with our edge and chevron. */
export function SelectField({
  label,
  labelHidden,
  hint,
  error,
  errorPrefix,
  optionalText,
  options,
  emptyText,
  short,
  name,
  id = name,
  className,
  ...rest
}: SelectFieldProps) {
  return (
    <Field {...{ id, label, labelHidden, hint, error, errorPrefix, optionalText }}>
      <div className={styles.line} data-short={short}>
        <select
          {...rest}
          aria-describedby={describedBy(id, { hint, error })}
          aria-invalid={error ? true : undefined}
          className={controlClassName({ error }, className ?? styles.select)}
          id={id}
          name={name}
        >
          {emptyText !== undefined && <option value="">{emptyText}</option>}
          {options.map(({ value, label: text, disabled }) => (
            <option disabled={disabled} key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Icon className={styles.chevron} name="chevron-down" />
      </div>
    </Field>
  )
}
