import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import { controlClassName, Field } from '../field/field'
import { Icon } from '../icon/icon'
import styles from './search-field.module.css'

type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  name: string
  /** For screen readers; the placeholder shows what can be typed. */
  label: string
}

/** One wide field with a magnifier. The form around it decides where it leads. */
export function SearchField({ label, name, id = name, className, ...rest }: SearchFieldProps) {
  return (
    <search className={classNames(styles.search, className)}>
      <Field id={id} label={label} labelHidden>
        <Icon className={styles.magnifier} name="search" />
        <input
          autoComplete="off"
          enterKeyHint="search"
          {...rest}
          className={controlClassName({}, styles.input)}
          id={id}
          name={name}
          type="search"
        />
      </Field>
    </search>
  )
}
