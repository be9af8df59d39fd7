import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../class-names'
import { readableOn } from '@/domain/brand/contrast'
import styles from './energy-scale.module.css'

type EnergyScaleProps = {
  /** The region's own classes from best to worst; colours as `#RRGGBB`. */
  steps: readonly { letter: string; colour: string }[]
  /** Place of the home in `steps`; undefined when it has no class. */
  current?: number
  /** The figure at the pointer, such as "268 kWh/m² per jaar". */
  value?: string
  /** The whole in words for screen readers. */
  title: string
  /** Certificate, end date, CO₂: what stands below. */
  children?: ReactNode
}

/** The full scale with a pointer at the home's class. */
export function EnergyScale({ steps, current, value, title, children }: EnergyScaleProps) {
  return (
    <figure className={styles.figure}>
      <div
        aria-label={title}
        className={styles.scale}
        role="img"
        style={{ '--steps': steps.length } as CSSProperties}
      >
        {steps.map(({ letter, colour }, index) => (
          <div
            className={classNames(styles.row, index === current && styles.current)}
            key={letter}
            style={{ '--index': index } as CSSProperties}
          >
            <span
              className={styles.arrow}
              style={{ background: colour, color: readableOn(colour) }}
            >
              {letter}
            </span>
            {index === current && value && (
              <span className={styles.pointer}>
                <span className={styles.value}>{value}</span>
              </span>
            )}
          </div>
        ))}
      </div>
      {children && <figcaption className={styles.caption}>{children}</figcaption>}
    </figure>
  )
}
