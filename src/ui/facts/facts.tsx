import { useId, type ReactNode } from 'react'
import { classNames } from '../class-names'
import { Heading, type HeadingLevel } from '../heading/heading'
import styles from './facts.module.css'

export type Fact = {
  label: string
  value: ReactNode
  /** A plain sentence under the row, such as what a code stands for. */
  note?: ReactNode
}

export type FactGroup = { id: string; title: string; facts: readonly Fact[] }

type FactListProps = {
  facts: readonly Fact[]
  columns?: 1 | 2
  /** Whether values take more than a few words. */
  isLong?: boolean
}

/** Label and value in rows, two columns from the tablet on. */
export function FactList({ facts, columns = 2, isLong = false }: FactListProps) {
  return (
    <dl className={classNames(styles.list, columns === 2 && styles.two, isLong && styles.long)}>
      {facts.map(({ label, value, note }) => (
        <div className={styles.row} key={label}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

type FactGroupsProps = {
  groups: readonly FactGroup[]
  level?: HeadingLevel
  /** Name of the index of groups; without it no index is shown. */
  indexLabel?: string
}

/** All facts in groups, with an index that stays at the side on wide screens. Empty groups vanish. */
export function FactGroups({ groups, level = 3, indexLabel }: FactGroupsProps) {
  const prefix = useId()
  const filled = groups.filter(({ facts }) => facts.length > 0)
  return (
    <div className={classNames(styles.groups, indexLabel !== undefined && styles.indexed)}>
      {indexLabel !== undefined && (
        <nav aria-label={indexLabel} className={styles.index}>
          <ul>
            {filled.map(({ id, title }) => (
              <li key={id}>
                <a className={styles.anchor} href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles.body}>
        {filled.map(({ id, title, facts }) => (
          <section aria-labelledby={`${prefix}${id}`} className={styles.group} id={id} key={id}>
            <Heading id={`${prefix}${id}`} level={level} size="s">
              {title}
            </Heading>
            <FactList facts={facts} />
          </section>
        ))}
      </div>
    </div>
  )
}
