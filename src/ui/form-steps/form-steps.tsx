import { classNames } from '../class-names'
import { Link } from '../link/link'
import { Plate } from '../plate/plate'
import styles from './form-steps.module.css'

type FormStepsProps = {
  /** Name of the row for screen readers. */
  label: string
  /** Step on show, from 1. */
  current: number
  /** A step with an address can be gone back to. */
  steps: readonly { name: string; href?: string }[]
  /** Such as "Stap 2 van 4". */
  status: string
}

/** Where a form of several steps stands. */
export function FormSteps({ label, current, steps, status }: FormStepsProps) {
  return (
    <nav aria-label={label} className={styles.steps}>
      <p className={styles.status}>{status}</p>
      <ol className={styles.list}>
        {steps.map(({ name, href }, index) => {
          const number = index + 1
          const done = number < current
          const face = (
            <>
              <Plate tone={number === current ? 'enamel' : done ? 'ink' : 'chalk'}>{number}</Plate>
              <span className={styles.name}>{name}</span>
            </>
          )
          return (
            <li
              aria-current={number === current ? 'step' : undefined}
              className={classNames(styles.step, number === current && styles.current)}
              key={name}
            >
              {done && href !== undefined ? (
                <Link className={styles.face} href={href} look="quiet" prefetch={false}>
                  {face}
                </Link>
              ) : (
                <span className={styles.face}>{face}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
