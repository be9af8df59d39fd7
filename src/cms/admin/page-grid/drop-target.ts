import type { GridTarget } from '@/domain/grid/arrangement'
import { clampColumns, gridColumns } from '@/domain/grid/placement'

type Point = { x: number; y: number }

/** A line that shows where something will land, relative to the canvas, in pixels. */
export type DropMark = { left: number; top: number; width: number; height: number }

/** Height at the edges of a row that stands for a new row, in pixels. */
const edge = 10
const markThickness = 4
/** Half of what lies between two rows. */
const halfGap = 4

/**
 * What lies under the pointer: a place in a row, or between two rows. The canvas marks its rows
 * with `data-grid-row` and the modules in them with `data-grid-tile`.
 */
export function findDropTarget(
  canvas: HTMLElement,
  { x, y }: Point,
): { target: GridTarget; mark: DropMark } {
  const area = canvas.getBoundingClientRect()
  const rows = [...canvas.querySelectorAll('[data-grid-row]')]
  const acrossAt = (top: number): DropMark => ({
    left: 0,
    top: top - area.top - markThickness / 2,
    width: area.width,
    height: markThickness,
  })
  for (const [row, element] of rows.entries()) {
    const box = element.getBoundingClientRect()
    if (y < box.top + edge) return { target: { newRow: row }, mark: acrossAt(box.top - halfGap) }
    if (y > box.bottom - edge) continue
    return findInRow(element, { row, point: { x, y }, area })
  }
  const bottom = rows.at(-1)?.getBoundingClientRect().bottom ?? area.top
  return { target: { newRow: rows.length }, mark: acrossAt(bottom + halfGap) }
}

function findInRow(
  element: Element,
  { row, point, area }: { row: number; point: Point; area: DOMRect },
): { target: GridTarget; mark: DropMark } {
  const boxes = [...element.querySelectorAll('[data-grid-tile]')].map((tile) =>
    tile.getBoundingClientRect(),
  )
  const found = boxes.findIndex(
    (box) => point.y < box.top || (point.y <= box.bottom && point.x < box.left + box.width / 2),
  )
  const index = found < 0 ? boxes.length : found
  const next = boxes[index]
  const last = boxes.at(-1) ?? element.getBoundingClientRect()
  const beside = next ?? last
  const x = next ? next.left : last.right
  return {
    target: { row, index },
    mark: {
      left: x - area.left - markThickness / 2,
      top: beside.top - area.top,
      width: markThickness,
      height: beside.height,
    },
  }
}

/**
 * The columns that a module has when its right edge is drawn to the pointer.
 *
 * @param row width of the row in pixels
 */
export function toDraggedColumns(x: number, { left, row }: { left: number; row: number }): number {
  return clampColumns(((x - left) / row) * gridColumns)
}
