'use client'

import { useRef, useState, type PointerEvent as ReactPointerEvent, type RefObject } from 'react'
import type { GridTarget } from '@/domain/grid/arrangement'
import { findDropTarget, toDraggedColumns, type DropMark } from './drop-target'

/** Movement in pixels before a press becomes a drag. */
const slack = 6

type Drag = { key: string; mark: DropMark | null; columns: number | null }

type Options = {
  canvas: RefObject<HTMLElement | null>
  onDrop: (key: string, target: GridTarget) => void
  onResize: (key: string, columns: number) => void
}

/** Calls back while the pointer moves, and once when it is let go; Escape calls it off. */
function follow(on: { move: (event: PointerEvent) => void; end: (isDone: boolean) => void }): void {
  const controller = new AbortController()
  const { signal } = controller
  const stop = (isDone: boolean) => {
    controller.abort()
    on.end(isDone)
  }
  window.addEventListener('pointermove', on.move, { signal })
  window.addEventListener('pointerup', () => stop(true), { signal })
  window.addEventListener('pointercancel', () => stop(false), { signal })
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && stop(false), { signal })
}

/**
 * Dragging of modules with a mouse or pen. Fingers scroll; they have the buttons. What is dragged
 * is written once, when it is let go.
 */
export function useGridDrag({ canvas, onDrop, onResize }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const target = useRef<GridTarget | null>(null)
  const columns = useRef<number | null>(null)

  const isDraggable = ({ button, pointerType }: ReactPointerEvent) =>
    button === 0 && pointerType !== 'touch'

  const startMove = (event: ReactPointerEvent, key: string) => {
    if (!isDraggable(event)) return
    const { clientX, clientY } = event
    target.current = null
    follow({
      move: ({ clientX: x, clientY: y }) => {
        const isPress = Math.hypot(x - clientX, y - clientY) < slack
        if (canvas.current === null || (isPress && target.current === null)) return
        const found = findDropTarget(canvas.current, { x, y })
        target.current = found.target
        setDrag({ key, mark: found.mark, columns: null })
      },
      end: (isDone) => {
        if (isDone && target.current !== null) onDrop(key, target.current)
        setDrag(null)
      },
    })
  }

  const startResize = (event: ReactPointerEvent, key: string) => {
    if (!isDraggable(event)) return
    event.stopPropagation()
    event.preventDefault()
    const tile = event.currentTarget.closest('[data-grid-tile]')?.getBoundingClientRect()
    const row = event.currentTarget.closest('[data-grid-row]')?.getBoundingClientRect()
    if (!tile || !row) return
    columns.current = null
    follow({
      move: ({ clientX }) => {
        columns.current = toDraggedColumns(clientX, { left: tile.left, row: row.width })
        setDrag({ key, mark: null, columns: columns.current })
      },
      end: (isDone) => {
        if (isDone && columns.current !== null) onResize(key, columns.current)
        setDrag(null)
      },
    })
  }

  return { drag, startMove, startResize }
}
