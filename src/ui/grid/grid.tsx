import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../class-names'
import { toColumns, type Columns } from './columns'
import styles from './grid.module.css'

type GridProps = {
  as?: 'div' | 'ul' | 'ol'
  /** Distance between rows. */
  rows?: 'none' | 'regular' | 'wide'
  align?: 'start' | 'center' | 'end' | 'stretch'
  className?: string
  children: ReactNode
}

/** Twelve columns with the page's gutter. */
export function Grid({
  as: Tag = 'div',
  rows = 'regular',
  align = 'stretch',
  className,
  children,
}: GridProps) {
  return (
    <Tag className={classNames(styles.grid, styles[`rows-${rows}`], styles[align], className)}>
      {children}
    </Tag>
  )
}

type CellProps = {
  as?: 'div' | 'li' | 'article' | 'aside'
  cols?: Columns
  /** First column from the tablet on, 1 to 12; without it the cell follows the one before. */
  start?: number
  /** How many rows it spans from the tablet on. */
  rowSpan?: number
  className?: string
  children?: ReactNode
}

/** One cell of a `Grid`. */
export function Cell({
  as: Tag = 'div',
  cols = {},
  start,
  rowSpan = 1,
  className,
  children,
}: CellProps) {
  const columns = toColumns(cols)
  // All of them are set on every cell, since a nested cell would inherit what it leaves out.
  const place = {
    '--xs': columns.xs,
    '--sm': columns.sm,
    '--md': columns.md,
    '--lg': columns.lg,
    '--xl': columns.xl,
    '--start': start ?? 'auto',
    '--rows': rowSpan,
  } as CSSProperties
  return (
    <Tag className={classNames(styles.cell, className)} style={place}>
      {children}
    </Tag>
  )
}
