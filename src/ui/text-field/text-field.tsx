import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'
import { describedBy } from '../field/described-by'
import { controlClassName, Field, type FieldTexts } from '../field/field'
import styles from './text-field.module.css'

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'children'> & {
    name: string
    /** Keeps the label for screen readers only; the surroundings must say what it is. */
    labelHidden?: boolean
    /** As wide as a postcode or an amount. */
    short?: boolean
    /** A unit in the field's edge, such as "€" before or "m²" behind. */
    before?: string
    after?: string
    /** A button of one word in the field's edge, placed by whoever brings it. */
    action?: ReactNode
  }

/** One line of text. Further properties go to the input, so a form library can register it. */
export function TextField({
  label,
  labelHidden,
  hint,
  error,
  errorPrefix,
  optionalText,
  short,
  before,
  after,
  action,
  name,
  id = name,
  type = 'text',
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ id, label, labelHidden, hint, error, errorPrefix, optionalText }}>
      <div className={classNames(styles.line, short && styles.short)}>
        {before && (
          <span aria-hidden className={styles.before}>
            {before}
          </span>
        )}
        <input
          {...rest}
          aria-describedby={describedBy(id, { hint, error })}
          aria-invalid={error ? true : undefined}
          className={controlClassName(
            { error },
            classNames(
              before && styles.afterUnit,
              after && styles.beforeUnit,
              Boolean(action) && styles.beforeAction,
              className,
            ),
          )}
          id={id}
          name={name}
          type={type}
        />
        {after && (
          <span aria-hidden className={styles.after}>
            {after}
          </span>
        )}
        {action}
      </div>
    </Field>
  )
}
