import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './heading.module.css'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6
export type HeadingSize = 's' | 'm' | 'l' | 'xl' | 'xxl'

type HeadingProps = {
  /** The place in the outline; what it looks like is `size`. */
  level: HeadingLevel
  size?: HeadingSize
  id?: string
  className?: string
  children: ReactNode
}

const sizeOfLevel: Record<HeadingLevel, HeadingSize> = {
  1: 'xl',
  2: 'l',
  3: 'm',
  4: 's',
  5: 's',
  6: 's',
}

/** A title whose level and visual size are chosen apart. */
export function Heading({ level, size, id, className, children }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag className={classNames(styles[size ?? sizeOfLevel[level]], className)} id={id}>
      {children}
    </Tag>
  )
}
