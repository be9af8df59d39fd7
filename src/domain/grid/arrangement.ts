import {
  arrangeRows,
  clampColumns,
  gridColumns,
  type ColumnWishes,
  type GridSize,
  type Placement,
  type ResolvedColumns,
} from './placement'

/** The modules of a page by key, row by row, as an editor arranges them. */
export type Arrangement = readonly (readonly string[])[]

export const gridMoves = ['left', 'right', 'up', 'down', 'start', 'end'] as const

export type GridMove = (typeof gridMoves)[number]

/** Where a dragged module is dropped: in a row, or in a new one before the row with that number. */
export type GridTarget = { row: number; index: number } | { newRow: number }

/** Where a module stands, counted from 0. */
export type GridPlace = { row: number; index: number }

/** The keys of the modules of a page, in the order in which the page draws them. */
export function toArrangement(placements: readonly Placement[]): Arrangement {
  return arrangeRows(placements).map((row) => row.placements.map(({ id }) => String(id)))
}

/** Where a module stands; null for a key that the page does not have. */
export function findGridPlace(arrangement: Arrangement, key: string): GridPlace | null {
  const row = arrangement.findIndex((keys) => keys.includes(key))
  return row < 0 ? null : { row, index: arrangement[row]?.indexOf(key) ?? 0 }
}

/**
 * Puts a module where it was dropped. Rows that become empty vanish; a place outside the page is
 * the nearest one inside. The indexes of the target count the modules as they stand, the moved one
 * included.
 */
export function placeInGrid(
  arrangement: Arrangement,
  key: string,
  target: GridTarget,
): Arrangement {
  const from = findGridPlace(arrangement, key)
  const without = arrangement.map((keys) => keys.filter((each) => each !== key))
  if ('newRow' in target) {
    return dropEmpty(without.toSpliced(clamp(target.newRow, 0, without.length), 0, [key]))
  }
  const row = clamp(target.row, 0, Math.max(0, without.length - 1))
  const passed = from?.row === row && from.index < target.index ? 1 : 0
  const keys = without[row] ?? []
  const index = clamp(target.index - passed, 0, keys.length)
  return dropEmpty(without.toSpliced(row, 1, keys.toSpliced(index, 0, key)))
}

/**
 * Moves a module by one step. Within its row it changes places with its neighbour, or goes to the
 * end. Up and down it leaves a shared row for one of its own, and from there joins the next row,
 * so that every arrangement can be reached by steps.
 *
 * @returns null where there is nowhere to go
 */
export function moveInGrid(
  arrangement: Arrangement,
  key: string,
  move: GridMove,
): Arrangement | null {
  const place = findGridPlace(arrangement, key)
  if (place === null) return null
  const target = toTarget(arrangement, place, move)
  return target === null ? null : placeInGrid(arrangement, key, target)
}

function toTarget(
  arrangement: Arrangement,
  { row, index }: GridPlace,
  move: GridMove,
): GridTarget | null {
  const count = arrangement[row]?.length ?? 0
  const isFirst = index === 0
  const isLast = index === count - 1
  const isAlone = count === 1
  switch (move) {
    case 'left':
      return isFirst ? null : { row, index: index - 1 }
    case 'right':
      return isLast ? null : { row, index: index + 2 }
    case 'start':
      return isFirst ? null : { row, index: 0 }
    case 'end':
      return isLast ? null : { row, index: count }
    case 'up':
      if (!isAlone) return { newRow: row }
      return row === 0 ? null : { row: row - 1, index: arrangement[row - 1]?.length ?? 0 }
    case 'down':
      if (!isAlone) return { newRow: row + 1 }
      return row === arrangement.length - 1 ? null : { row: row + 1, index: 0 }
  }
}

/** Row and order of every module, counted from 0, as the page stores them. */
export function toGridNumbers(
  arrangement: Arrangement,
): Map<string, { position: number; sort: number }> {
  return new Map(
    arrangement.flatMap((keys, position) =>
      keys.map((key, sort) => [key, { position, sort }] as const),
    ),
  )
}

/** A width with a step added, within 1 to 12 columns. */
export function stepColumns(columns: number, step: number): number {
  return clampColumns(columns + step)
}

/** The field of a placement that decides the width on a screen: `span`, or the one of the screen. */
export type WidthField = 'span' | `cols.${GridSize}`

/**
 * Which field to write so that a module gets a width on one screen. The desktop has its own field
 * only where page or module use it already; else its width is the span.
 */
export function findWidthField(
  size: GridSize,
  { placed, own }: { placed: ColumnWishes; own: ColumnWishes },
): WidthField {
  const hasDesktop = placed.cols?.lg != null || own.cols?.lg != null
  return size === 'lg' && !hasDesktop ? 'span' : `cols.${size}`
}

/** What a page asks for, and where it asks for nothing, what the module does. */
export function mergeWishes(placed: ColumnWishes, own: ColumnWishes): ColumnWishes {
  return {
    span: placed.span ?? own.span,
    cols: {
      xs: placed.cols?.xs ?? own.cols?.xs,
      sm: placed.cols?.sm ?? own.cols?.sm,
      md: placed.cols?.md ?? own.cols?.md,
      lg: placed.cols?.lg ?? own.cols?.lg,
      xl: placed.cols?.xl ?? own.cols?.xl,
    },
  }
}

/** The lines that the modules of a row take on a screen, as column counts from left to right. */
export function wrapRow(widths: readonly number[]): number[][] {
  const lines: number[][] = []
  for (const width of widths) {
    const line = lines.at(-1)
    if (line && sum(line) + width <= gridColumns) line.push(width)
    else lines.push([width])
  }
  return lines
}

/** Screens on which modules stand beside each other, so that a row that wraps is a mistake. */
const wideSizes: readonly GridSize[] = ['lg', 'xl']

/**
 * The columns of a row on a screen where they are more than the twelve that fit, else null. On
 * small screens modules stand below each other on purpose: there a row is too wide only where it
 * leaves a hole behind.
 */
export function findOverflow(row: readonly ResolvedColumns[], size: GridSize): number | null {
  const widths = row.map((columns) => columns[size])
  const lines = wrapRow(widths)
  if (lines.length < 2) return null
  const isWanted = !wideSizes.includes(size) && lines.every((line) => sum(line) === gridColumns)
  return isWanted ? null : sum(widths)
}

function dropEmpty(arrangement: Arrangement): Arrangement {
  return arrangement.filter((keys) => keys.length > 0)
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(max, Math.max(min, value))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
