/** Something that can be chosen: a whole row, or one cell of it. */
export type ComboboxChoice = {
  /** What a screen reader says; complete without what stands around it. */
  name: string
  /** What the cell shows, such as a number. Of no use where the row is the choice. */
  text: string
  /** The address that the choice leads to. */
  href: string
}

/** A part of a label that is set in bold: from a position up to, and without, another. */
export type ComboboxMark = readonly [start: number, end: number]

export type ComboboxRow = {
  /** Unlike that of any other row in the list. */
  key: string
  label: string
  marks: readonly ComboboxMark[]
  /** Said beside or under the label in a quieter voice. */
  detail?: string
  /** The address of a picture of 60 by 60 pixels. */
  picture?: string
  /** Stands at the end of a row that is one choice, such as a price. */
  end?: string
  /** One for each column of the group, null where there is nothing to choose; or the row itself. */
  choices: readonly (ComboboxChoice | null)[]
}

export type ComboboxGroup = {
  key: string
  caption: string
  /** The heads of the cells; without them each row is one choice. */
  columns: readonly string[]
  rows: readonly ComboboxRow[]
}

/** All choices in the order in which the arrow keys go through them. */
export function listChoices(groups: readonly ComboboxGroup[]): ComboboxChoice[] {
  return groups
    .flatMap(({ rows }) => rows.flatMap(({ choices }) => choices))
    .filter((choice) => choice !== null)
}

/** No choice is marked: the keys work on the text. */
export const noneActive = -1

/**
 * The choice that a key leads to, or null for a key that is left to the text field. The arrows walk
 * through all choices and, between last and first, through the text itself; the ends are reached
 * by Home and End once a choice is marked, because before that they belong to the text.
 */
export function moveActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : noneActive
    case 'ArrowUp':
      return active === noneActive ? count - 1 : active - 1
    case 'Home':
      return active === noneActive ? null : 0
    case 'End':
      return active === noneActive ? null : count - 1
    default:
      return null
  }
}

/** A label in pieces, each either marked or not. */
export function splitByMarks(
  label: string,
  marks: readonly ComboboxMark[],
): { text: string; isMarked: boolean }[] {
  const pieces: { text: string; isMarked: boolean }[] = []
  let position = 0
  for (const [start, end] of marks) {
    pieces.push({ text: label.slice(position, start), isMarked: false })
    pieces.push({ text: label.slice(start, end), isMarked: true })
    position = end
  }
  pieces.push({ text: label.slice(position), isMarked: false })
  return pieces.filter(({ text }) => text !== '')
}
