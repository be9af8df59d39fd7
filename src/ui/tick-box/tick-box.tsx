import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import styles from './tick-box.module.css'

type TickBoxProps = Omit<ComponentProps<'input'>, 'className' | 'type'> & {
  /** Several choices have a tick each, one of them a dot. */
  kind?: 'several' | 'one'
  /** For the look of a row in which it means little. */
  boxClassName?: string
}

/**
 * What is ticked in a row that is its target as a whole: the control lies unseen over the row, which
 * has to be positioned, and is drawn as a box at its beginning.
 */
export function TickBox({ kind = 'several', boxClassName, ...input }: TickBoxProps) {
  return (
    <>
      <input {...input} className={styles.input} type={kind === 'several' ? 'checkbox' : 'radio'} />
      <span className={classNames(styles.box, kind === 'one' && styles.round, boxClassName)} />
    </>
  )
}
