import type { Locale, LocalizedText } from '@/domain/kernel/locales'
import type { SaveRefusal } from './save-refusal'

/** What becomes of a text that came back. */
export type ImportResult =
  /** Its words change. */
  | { kind: 'changed'; before: string; isDraft: boolean }
  /** Its words stay, and are said to be right for the source as it is now. */
  | { kind: 'confirmed' }
  | { kind: 'refused'; refusal: SaveRefusal }

export type ImportLine = {
  key: string
  /** Title of the record; empty for settings, and where the text is gone. */
  title: string
  label: LocalizedText | null
  text: string
  result: ImportResult
}

/** What a file of a translator changes, or would change. */
export type ImportReport = {
  target: Locale
  lines: readonly ImportLine[]
  /** Texts that are as they were. */
  unchanged: number
  /** Texts that the translator left open. */
  open: number
  /** Ids that are none of ours. */
  unknown: readonly string[]
}
