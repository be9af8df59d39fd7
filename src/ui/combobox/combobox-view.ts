import type { ComboboxGroup } from './combobox-model'

/**
 * What fits a text, in groups.
 *
 * @throws what `fetch` throws; an answer that is no longer wanted is called off by the signal
 */
export type FindGroups = (text: string, signal: AbortSignal) => Promise<readonly ComboboxGroup[]>

export type ComboboxTexts = {
  /** Name of the list. */
  list: string
  close: string
  /** Spoken when the list changes; `{count}` stands in the second. */
  one: string
  other: string
  none: string
  failed: string
}

/** What the field says about its list. */
export type ComboboxView = {
  /** The panel is to be seen, with choices or with a sentence. */
  isShown: boolean
  /** There are choices in it. */
  isOpen: boolean
  /** Id of the marked choice. */
  activeId: string | undefined
}

export const closedView: ComboboxView = { isShown: false, isOpen: false, activeId: undefined }

export type ComboboxPanelProps = {
  /** The field, which stands in a part marked `data-combobox` together with the panel. */
  input: HTMLInputElement
  listId: string
  find: FindGroups
  texts: ComboboxTexts
  /** Called whenever the view changes. */
  onView: (view: ComboboxView) => void
}

/** The id of a choice, by its place among all choices. */
export function toChoiceId(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** What is said when the list has changed. */
export function toAnnouncement(count: number, texts: ComboboxTexts): string {
  if (count === 0) return texts.none
  return count === 1 ? texts.one : texts.other.replace('{count}', String(count))
}
