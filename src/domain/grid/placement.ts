/** The row of a page has twelve columns. */
export const gridColumns = 12

/** Screen sizes from small to large; `lg` is the desktop. */
export const gridSizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const

export type GridSize = (typeof gridSizes)[number]

export type ColumnWishes = {
  /** Columns on a desktop, where `cols.lg` does not say otherwise. */
  span?: number | null
  cols?: Partial<Record<GridSize, number | null>> | null
}

export type ResolvedColumns = Record<GridSize, number>

/**
 * Works out the columns of a module on every screen size. A size without its own width takes the
 * next smaller one's; the smallest is full width. Widths outside 1 to 12 are clamped.
 */
export function resolveColumns({ span, cols }: ColumnWishes): ResolvedColumns {
  const resolve = (size: GridSize, inherited: number) => {
    const given = cols?.[size] ?? (size === 'lg' ? span : null)
    return given === null || given === undefined ? inherited : readColumns(given, inherited)
  }
  const xs = resolve('xs', gridColumns)
  const sm = resolve('sm', xs)
  const md = resolve('md', sm)
  const lg = resolve('lg', md)
  const xl = resolve('xl', lg)
  return { xs, sm, md, lg, xl }
}

/** The whole columns next to a width, from one to all of the row. */
export function clampColumns(width: number): number {
  return Math.min(gridColumns, Math.max(1, Math.round(width)))
}

function readColumns(given: number, inherited: number): number {
  return Number.isNaN(given) ? inherited : clampColumns(given)
}

/** Where a module stands: row (from 0), order in the row, and the id that settles ties. */
export type Placement = { id: number | string; position?: number | null; sort?: number | null }

export type GridRow<P extends Placement> = { position: number; placements: P[] }

/** Groups modules into rows by position; in a row by sort, then id. Missing numbers count as 0. */
export function arrangeRows<P extends Placement>(placements: readonly P[]): GridRow<P>[] {
  const rows = new Map<number, P[]>()
  for (const placement of placements.toSorted(comparePlacements)) {
    const position = placement.position ?? 0
    rows.set(position, [...(rows.get(position) ?? []), placement])
  }
  return [...rows].map(([position, inRow]) => ({ position, placements: inRow }))
}

function comparePlacements(a: Placement, b: Placement): number {
  return (
    (a.position ?? 0) - (b.position ?? 0) ||
    (a.sort ?? 0) - (b.sort ?? 0) ||
    String(a.id).localeCompare(String(b.id), 'en', { numeric: true })
  )
}

/** How many items a list module shows; `maxItems` is null when there is no maximum. */
export type ItemLimits = { itemsPerRow: number; maxItems: number | null }

const defaultLimits: Readonly<Record<'list' | 'team', ItemLimits>> = {
  list: { itemsPerRow: 4, maxItems: 4 },
  team: { itemsPerRow: 3, maxItems: null },
}

/**
 * Works out how many items a module shows per row (1 to 12) and in all (at least 1). Without a
 * wish, lists show 4 per row and 4 in all; a team 3 per row and everybody.
 */
export function resolveItemLimits(
  kind: 'list' | 'team',
  wishes: { numberItemOfRow?: number | null; maxItems?: number | null } = {},
): ItemLimits {
  const { itemsPerRow, maxItems } = defaultLimits[kind]
  return {
    itemsPerRow: readColumns(wishes.numberItemOfRow ?? itemsPerRow, itemsPerRow),
    maxItems: wishes.maxItems == null ? maxItems : Math.max(1, Math.trunc(wishes.maxItems)),
  }
}
