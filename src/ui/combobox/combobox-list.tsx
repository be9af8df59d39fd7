import type { MouseEvent } from 'react'
import { classNames } from '../class-names'
import {
  splitByMarks,
  type ComboboxChoice,
  type ComboboxGroup,
  type ComboboxRow,
} from './combobox-model'
import { toChoiceId } from './combobox-view'
import styles from './combobox.module.css'

type ComboboxListProps = {
  listId: string
  label: string
  groups: readonly ComboboxGroup[]
  /** Place of the marked choice among all choices. */
  active: number
  onChoose: (index: number, inNewTab: boolean) => void
}

/** A choice with its place among all choices. */
type Placed = { choice: ComboboxChoice; index: number } | null

type Choosing = Pick<ComboboxListProps, 'listId' | 'active' | 'onChoose'>

/** What makes a part an option; the field keeps the focus, also when the option is pressed. */
function toOption(placed: NonNullable<Placed>, { listId, active, onChoose }: Choosing) {
  const { choice, index } = placed
  return {
    role: 'option',
    id: toChoiceId(listId, index),
    'aria-label': choice.name,
    'aria-selected': index === active,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => onChoose(index, event.ctrlKey || event.metaKey),
  } as const
}

function Words({ row: { label, marks, detail, picture, end } }: { row: ComboboxRow }) {
  return (
    <>
      {picture !== undefined && (
        <img alt="" className={styles.picture} height={60} src={picture} width={60} />
      )}
      <span className={styles.words}>
        <span className={styles.label}>
          {splitByMarks(label, marks).map(({ text, isMarked }, index) =>
            isMarked ? <b key={index}>{text}</b> : text,
          )}
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </>
  )
}

/** A row that is one choice. */
function WholeRow({ row, placed, ...choosing }: { row: ComboboxRow; placed: Placed } & Choosing) {
  if (placed === null) return null
  return (
    <div {...toOption(placed, choosing)} className={classNames(styles.row, styles.whole)}>
      <Words row={row} />
    </div>
  )
}

/** A row with a choice per column. Its words are no choice, but a press on them means the first. */
function CellRow({
  row,
  placed,
  ...choosing
}: { row: ComboboxRow; placed: readonly Placed[] } & Choosing) {
  const first = placed.find((each) => each !== null)
  return (
    <div className={styles.row} role="none">
      <span
        aria-hidden="true"
        className={styles.head}
        onClick={(event) => {
          if (first) choosing.onChoose(first.index, event.ctrlKey || event.metaKey)
        }}
        onMouseDown={(event) => event.preventDefault()}
      >
        <Words row={row} />
      </span>
      {placed.map((each, column) =>
        each === null ? (
          <span aria-hidden="true" className={classNames(styles.cell, styles.zero)} key={column}>
            0
          </span>
        ) : (
          <span {...toOption(each, choosing)} className={styles.cell} key={column}>
            <span aria-hidden="true">{each.choice.text}</span>
          </span>
        ),
      )}
    </div>
  )
}

/** The choices under their captions. */
export function ComboboxList({ listId, label, groups, ...rest }: ComboboxListProps) {
  const choosing = { listId, ...rest }
  let next = 0
  const place = (choice: ComboboxChoice | null): Placed =>
    choice === null ? null : { choice, index: next++ }
  return (
    // A part that scrolls is a stop of the Tab key, unless it says otherwise.
    <div aria-label={label} className={styles.list} id={listId} role="listbox" tabIndex={-1}>
      {groups.map(({ key, caption, columns, rows }) => (
        <div aria-labelledby={`${listId}-${key}`} className={styles.group} key={key} role="group">
          <div className={styles.captions} role="none">
            <span className={styles.caption} id={`${listId}-${key}`}>
              {caption}
            </span>
            {columns.map((column) => (
              <span aria-hidden="true" className={styles.column} key={column}>
                {column}
              </span>
            ))}
          </div>
          {rows.map((row) => {
            const placed = row.choices.map(place)
            return columns.length > 0 ? (
              <CellRow {...choosing} key={row.key} placed={placed} row={row} />
            ) : (
              <WholeRow {...choosing} key={row.key} placed={placed[0] ?? null} row={row} />
            )
          })}
        </div>
      ))}
    </div>
  )
}
