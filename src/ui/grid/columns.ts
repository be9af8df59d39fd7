import type { Breakpoint } from '../tokens/breakpoints'

/** Columns of twelve per width of the screen; a size left out takes the next smaller one. */
export type Columns = Partial<Record<Breakpoint, number | null | undefined>>

const columnsMax = 12

function clamp(columns: number): number {
  return Math.min(columnsMax, Math.max(1, Math.round(columns)))
}

/**
 * Fills in the sizes left out: `xs` is 12 unless stated, the others inherit from the next smaller.
 * Values outside 1 to 12 are brought inside.
 */
export function toColumns(cols: Columns): Record<Breakpoint, number> {
  const xs = clamp(cols.xs ?? columnsMax)
  const sm = clamp(cols.sm ?? xs)
  const md = clamp(cols.md ?? sm)
  const lg = clamp(cols.lg ?? md)
  return { xs, sm, md, lg, xl: clamp(cols.xl ?? lg) }
}
