import type { ComponentProps, ReactNode } from 'react'
import { hintId } from '../field/described-by'
import styles from './switch-row.module.css'

type SwitchRowProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  name: string
  label: ReactNode
  note?: ReactNode
}

/** On or off at once, for settings. In a form that is sent, `CheckboxRow` is the right part. */
export function SwitchRow({ label, note, name, id = name, className, ...rest }: SwitchRowProps) {
  return (
    <div className={className ?? styles.row}>
      <div>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {note && (
          <p className={styles.note} id={hintId(id)}>
            {note}
          </p>
        )}
      </div>
      <span className={styles.target}>
        <input
          {...rest}
          aria-describedby={note ? hintId(id) : undefined}
          className={styles.input}
          id={id}
          name={name}
          role="switch"
          type="checkbox"
        />
      </span>
    </div>
  )
}
