import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names'
import { describedBy } from '../field/described-by'
import { controlClassName, Field, type FieldTexts } from '../field/field'
import styles from './file-field.module.css'

export type FileFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'children' | 'type' | 'accept'> & {
    name: string
    /** Endings of the files that can be chosen, without the dot. */
    endings: readonly string[]
    /** What is known of the chosen file, such as its size; told when it changes. */
    note?: ReactNode
  }

/** A file from the device. The browser draws the button and the name in its own language. */
export function FileField({
  label,
  hint,
  error,
  errorPrefix,
  optionalText,
  name,
  id = name,
  endings,
  note,
  className,
  ...rest
}: FileFieldProps) {
  return (
    <Field {...{ id, label, hint, error, errorPrefix, optionalText }}>
      <input
        {...rest}
        accept={endings.map((ending) => `.${ending}`).join(',')}
        aria-describedby={describedBy(id, { hint, error })}
        aria-invalid={error ? true : undefined}
        className={controlClassName({ error }, classNames(styles.file, className))}
        id={id}
        name={name}
        type="file"
      />
      {/* Always there: a place that comes with its words is not told. */}
      <output className={styles.note} htmlFor={id}>
        {note}
      </output>
    </Field>
  )
}
