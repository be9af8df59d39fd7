'use client'

import type { GridMove } from '@/domain/grid/arrangement'
import { say } from '../say'
import { gridTexts } from './texts'
import styles from './page-grid.module.css'

type GridToolsProps = {
  name: string
  language: string
  isHidden: boolean
  canOpen: boolean
  onMove: (move: GridMove) => void
  onResize: (step: number) => void
  onOpen: () => void
  onDuplicate: () => void
  onCopy: () => void
  onHide: () => void
  onRemove: () => void
}

type Tool = { label: string; sign?: string; act: () => void }

/** What can be done with the chosen module, for fingers and for who does not drag. */
export function GridTools(props: GridToolsProps) {
  const { name, language, isHidden, canOpen, onMove, onResize } = props
  const tools: Tool[] = [
    { label: say(gridTexts.left, language), sign: '←', act: () => onMove('left') },
    { label: say(gridTexts.up, language), sign: '↑', act: () => onMove('up') },
    { label: say(gridTexts.down, language), sign: '↓', act: () => onMove('down') },
    { label: say(gridTexts.right, language), sign: '→', act: () => onMove('right') },
    { label: say(gridTexts.narrower, language), sign: '−', act: () => onResize(-1) },
    { label: say(gridTexts.wider, language), sign: '+', act: () => onResize(1) },
    ...(canOpen ? [{ label: say(gridTexts.open, language), act: props.onOpen }] : []),
    { label: say(gridTexts.duplicate, language), act: props.onDuplicate },
    ...(canOpen ? [{ label: say(gridTexts.copy, language), act: props.onCopy }] : []),
    { label: say(isHidden ? gridTexts.show : gridTexts.hide, language), act: props.onHide },
    { label: say(gridTexts.remove, language), act: props.onRemove },
  ]
  const title = say(gridTexts.tools, language, { name })
  return (
    <div aria-label={title} className={styles.tools} role="group">
      <span className={styles.chosen}>{title}</span>
      {tools.map(({ label, sign, act }) => (
        <button
          aria-label={sign === undefined ? undefined : label}
          className={styles.tool}
          key={label}
          onClick={act}
          title={sign === undefined ? undefined : label}
          type="button"
        >
          {sign ?? label}
        </button>
      ))}
    </div>
  )
}
