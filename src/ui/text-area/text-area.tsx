import type { ComponentProps } from 'react'
import { describedBy } from '../field/described-by'
import { controlClassName, Field, type FieldTexts } from '../field/field'
import styles from './text-area.module.css'

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'children'> & { name: string }

/** Several lines of text; it grows with them where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  errorPrefix,
  optionalText,
  name,
  id = name,
  rows = 5,
  className,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ id, label, hint, error, errorPrefix, optionalText }}>
      <textarea
        {...rest}
        aria-describedby={describedBy(id, { hint, error })}
        aria-invalid={error ? true : undefined}
        className={controlClassName({ error }, className ?? styles.area)}
        id={id}
        name={name}
        rows={rows}
      />
    </Field>
  )
}
