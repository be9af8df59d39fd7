import type { GridMove } from '@/domain/grid/arrangement'
import { gridColumns } from '@/domain/grid/placement'

/** Where an arrow takes a module. */
export const movesByKey: Readonly<Record<string, GridMove>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'start',
  End: 'end',
}

/** By how many columns an arrow, with Shift, makes a module wider. */
export const stepsByKey: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  Home: -gridColumns,
  End: gridColumns,
}
