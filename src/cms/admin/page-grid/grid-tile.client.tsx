'use client'

import type { KeyboardEvent, PointerEvent } from 'react'
import styles from './page-grid.module.css'

/** A module as the grid draws it. */
export type TileView = {
  key: string
  name: string
  type: string
  /** All that a screen reader says of it. */
  label: string
  columns: number
  isHidden: boolean
  isWarned: boolean
}

type GridTileProps = {
  tile: TileView
  isSelected: boolean
  isDragged: boolean
  helpId: string
  onSelect: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onMoveStart: (event: PointerEvent) => void
  onResizeStart: (event: PointerEvent) => void
}

/** One module in the grid: pressed to choose it, moved by arrows or by dragging. */
export function GridTile(props: GridTileProps) {
  const { tile, isSelected, isDragged, helpId } = props
  return (
    <li data-grid-tile={tile.key} style={{ gridColumn: `span ${tile.columns}` }}>
      <button
        aria-describedby={helpId}
        aria-label={tile.label}
        aria-pressed={isSelected}
        className={styles.tile}
        data-dragged={isDragged || undefined}
        data-hidden={tile.isHidden || undefined}
        data-warned={tile.isWarned || undefined}
        onClick={props.onSelect}
        onFocus={props.onSelect}
        onKeyDown={props.onKeyDown}
        onPointerDown={props.onMoveStart}
        type="button"
      >
        <span className={styles.name}>{tile.name}</span>
        <span className={styles.type}>{tile.type}</span>
        <span className={styles.columns}>{tile.columns}</span>
        <span className={styles.handle} onPointerDown={props.onResizeStart} />
      </button>
    </li>
  )
}
