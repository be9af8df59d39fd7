'use client'

import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useDocumentDrawer, useDocumentInfo, useTranslation } from '@payloadcms/ui'
import {
  findGridPlace,
  findWidthField,
  moveInGrid,
  placeInGrid,
  stepColumns,
  type Arrangement,
  type GridMove,
  type GridTarget,
} from '@/domain/grid/arrangement'
import { gridColumns, gridSizes, type GridSize } from '@/domain/grid/placement'
import { toLocale } from '@/domain/kernel/locales'
import { screenNames } from '../../fields/screen-names'
import { AddModule, type Added } from './add-module.client'
import { copyModule } from './copy-module'
import { movesByKey, stepsByKey } from './grid-keys'
import { GridTile } from './grid-tile.client'
import { GridTools } from './grid-tools.client'
import styles from './page-grid.module.css'
import { say } from '../say'
import { gridTexts } from './texts'
import {
  findTargetBehind,
  resolvePlacements,
  toResolvedArrangement,
  toTiles,
  toWarnings,
  type GridTypes,
} from './to-grid-view'
import { useGridDrag } from './use-grid-drag.client'
import { useModuleFacts } from './use-module-facts.client'
import { usePlacements } from './use-placements.client'

/** What the grid shows and does, on the fields of the form. */
function useGrid(types: GridTypes) {
  const language = toLocale(useTranslation().i18n.language)
  const [size, setSize] = useState<GridSize>('lg')
  const [selected, setSelected] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const form = usePlacements()
  const { facts, hasFailed, reload } = useModuleFacts(
    form.placements.map(({ moduleId }) => moduleId),
    useDocumentInfo().id,
  )
  const resolved = resolvePlacements({ placements: form.placements, facts, types, language })
  const arrangement = toResolvedArrangement(resolved)
  const screen = screenNames[size][language]
  // What a place leaves open stands in its module: unread, a step would write it wrongly.
  const isReadOnly = form.isDisabled || facts === null
  const find = (key: string | null) => resolved.find((each) => each.key === key) ?? null

  const arrange = (key: string, next: Arrangement | null) => {
    if (isReadOnly) return
    const name = find(key)?.name ?? ''
    const place = next && findGridPlace(next, key)
    if (!next || !place) return setSaid(say(gridTexts.stopped, language, { name }))
    form.arrange(next)
    const count = next[place.row]?.length ?? 0
    const values = { name, row: place.row + 1, index: place.index + 1, count }
    setSaid(say(gridTexts.moved, language, values))
  }

  const resize = (key: string, columns: number) => {
    const placement = find(key)
    if (!placement || isReadOnly) return
    const { name, facts: own } = placement
    if (placement.columns[size] === columns) {
      return setSaid(say(gridTexts.stopped, language, { name }))
    }
    form.setWidth(key, findWidthField(size, { placed: placement, own: own ?? {} }), columns)
    setSaid(say(gridTexts.resized, language, { name, columns, screen }))
  }

  return {
    language,
    size,
    setSize,
    said,
    setSaid,
    form,
    isReadOnly,
    hasFailed,
    reload,
    resolved,
    arrangement,
    chosen: find(selected),
    select: setSelected,
    move: (key: string, move: GridMove) => arrange(key, moveInGrid(arrangement, key, move)),
    drop: (key: string, target: Parameters<typeof placeInGrid>[2]) =>
      arrange(key, placeInGrid(arrangement, key, target)),
    resize,
    step: (key: string, step: number) =>
      resize(key, stepColumns(find(key)?.columns[size] ?? gridColumns, step)),
    tiles: toTiles(resolved, { arrangement, size, language }),
    warnings: toWarnings(resolved, { arrangement, size, screen, language }),
  }
}

type Grid = ReturnType<typeof useGrid>

/** The screens, of which one is looked at. */
function Sizes({ grid }: { grid: Grid }) {
  const { language, size, setSize } = grid
  return (
    <div aria-label={say(gridTexts.screens, language)} className={styles.sizes} role="group">
      {gridSizes.map((each) => (
        <button
          aria-pressed={each === size}
          className={styles.size}
          key={each}
          onClick={() => setSize(each)}
          type="button"
        >
          {screenNames[each][language]}
        </button>
      ))}
    </div>
  )
}

/** The rows with their modules. A module that changes its row keeps the focus. */
function Canvas({ grid, helpId }: { grid: Grid; helpId: string }) {
  const { arrangement, chosen, language, tiles } = grid
  const canvas = useRef<HTMLDivElement>(null)
  const focused = useRef<string | null>(null)
  const order = JSON.stringify(arrangement)
  useEffect(() => {
    const key = focused.current
    focused.current = null
    if (key === null) return
    canvas.current?.querySelector<HTMLElement>(`[data-grid-tile="${key}"] button`)?.focus()
  }, [order])
  const { drag, startMove, startResize } = useGridDrag({
    canvas,
    onDrop: (key, target) => {
      focused.current = key
      grid.drop(key, target)
    },
    onResize: grid.resize,
  })
  const onKeyDown = (event: KeyboardEvent, key: string) => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event
    const move = movesByKey[event.key]
    const step = stepsByKey[event.key]
    if (altKey || ctrlKey || metaKey || move === undefined || step === undefined) return
    event.preventDefault()
    if (grid.isReadOnly) return
    focused.current = key
    if (shiftKey) grid.step(key, step)
    else grid.move(key, move)
  }
  const widthOf = (key: string, columns: number) =>
    drag?.key === key ? (drag.columns ?? columns) : columns
  return (
    <div className={styles.canvas} ref={canvas}>
      <ol className={styles.rows}>
        {tiles.map((row, index) => (
          <li data-grid-row={index} key={index}>
            <ol
              aria-label={say(gridTexts.row, language, { row: index + 1 })}
              className={styles.row}
            >
              {row.map((tile) => (
                <GridTile
                  helpId={helpId}
                  isDragged={drag?.key === tile.key}
                  isSelected={chosen?.key === tile.key}
                  key={tile.key}
                  onKeyDown={(event) => onKeyDown(event, tile.key)}
                  onMoveStart={(event) => startMove(event, tile.key)}
                  onResizeStart={(event) => startResize(event, tile.key)}
                  onSelect={() => grid.select(tile.key)}
                  tile={{ ...tile, columns: widthOf(tile.key, tile.columns) }}
                />
              ))}
            </ol>
          </li>
        ))}
      </ol>
      {drag?.mark && <div className={styles.mark} style={drag.mark} />}
    </div>
  )
}

const toNumbers = (target: GridTarget) =>
  'newRow' in target
    ? { position: target.newRow, sort: 0 }
    : { position: target.row, sort: target.index }

/**
 * Once more on the page: beside the first where its row has room, else in a row of its own below.
 * What follows moves on by one.
 */
function placeBehind(grid: Grid, chosen: NonNullable<Grid['chosen']>, moduleId: number | null) {
  const { key, span, cols, hidden, position, sort } = chosen
  const target = findTargetBehind(grid.resolved, grid.arrangement, key)
  if (target) grid.form.arrange(placeInGrid(grid.arrangement, 'copy', target))
  const numbers = target ? toNumbers(target) : { position, sort }
  grid.form.add({ moduleId, span, cols, hidden, ...numbers })
}

/** What can be done with the chosen module; opening it needs a drawer of its own. */
function Chosen({ grid }: { grid: Grid }) {
  const { chosen, form, language, setSaid } = grid
  const [Drawer, , { openDrawer }] = useDocumentDrawer({
    collectionSlug: 'modules',
    id: chosen?.moduleId ?? undefined,
  })
  if (!chosen || grid.isReadOnly) return null
  const { key, name, moduleId, hidden } = chosen
  const copy = async (original: number | null) => {
    const copyName = say(gridTexts.copyName, language, { name })
    const copyId = original === null ? null : await copyModule(original, copyName)
    if (copyId !== null) placeBehind(grid, chosen, copyId)
    setSaid(say(copyId === null ? gridTexts.notCopied : gridTexts.copied, language, { name }))
  }
  return (
    <>
      <GridTools
        canOpen={moduleId !== null && chosen.facts !== null}
        isHidden={hidden}
        language={language}
        name={name}
        onCopy={() => void copy(moduleId)}
        onDuplicate={() => {
          placeBehind(grid, chosen, moduleId)
          setSaid(say(gridTexts.duplicated, language, { name }))
        }}
        onHide={() => {
          form.setHidden(key, !hidden)
          setSaid(say(hidden ? gridTexts.nowShown : gridTexts.nowHidden, language, { name }))
        }}
        onMove={(move) => grid.move(key, move)}
        onOpen={openDrawer}
        onRemove={() => {
          form.remove(key)
          grid.select(null)
          setSaid(say(gridTexts.removed, language, { name }))
        }}
        onResize={(step) => grid.step(key, step)}
      />
      {moduleId !== null && <Drawer onSave={grid.reload} />}
    </>
  )
}

/** Puts a module at the bottom, in a row of its own. */
function addAtBottom({ arrangement, form, language, setSaid }: Grid, { moduleId, name }: Added) {
  form.arrange(arrangement)
  const place = { position: arrangement.length, sort: 0 }
  form.add({ moduleId, hidden: false, span: null, cols: null, ...place })
  setSaid(say(gridTexts.added, language, { name }))
}

/** What an editor should look at: rows that are too wide, modules that visitors will not see. */
function Warnings({ grid }: { grid: Grid }) {
  const { language, warnings } = grid
  if (warnings.length === 0) return null
  return (
    <div className={styles.warnings}>
      <strong>{say(gridTexts.warnings, language)}</strong>
      <ul>
        {warnings.map((warning, index) => (
          <li key={`${index} ${warning}`}>{warning}</li>
        ))}
      </ul>
    </div>
  )
}

/**
 * The modules of a page in its grid of twelve columns, above their plain fields. Both show and
 * write the same values of the form.
 */
export function PageGridCanvas({ types }: { types: GridTypes }) {
  const grid = useGrid(types)
  const id = useId()
  const { language } = grid
  return (
    <section aria-labelledby={`${id}-title`} className={styles.grid} data-page-grid>
      <div className={styles.head}>
        <h2 className={styles.title} id={`${id}-title`}>
          {say(gridTexts.title, language)}
        </h2>
        <Sizes grid={grid} />
      </div>
      <p className={styles.help} id={`${id}-help`}>
        {say(gridTexts.help, language)}
      </p>
      {grid.hasFailed && <p role="alert">{say(gridTexts.failed, language)}</p>}
      {grid.tiles.length === 0 && <p>{say(gridTexts.empty, language)}</p>}
      <Canvas grid={grid} helpId={`${id}-help`} />
      <Chosen grid={grid} />
      <p className={styles.status} role="status">
        {grid.said}
      </p>
      <Warnings grid={grid} />
      <AddModule
        isReadOnly={grid.isReadOnly}
        language={language}
        onAdd={(added) => addAtBottom(grid, added)}
        onChange={grid.reload}
      />
    </section>
  )
}
