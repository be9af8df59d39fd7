import type { TextProblem } from '@/domain/translations/check-text'
import type { FillProblem } from '@/domain/translations/rich-text'

/** A text as it stands now, and what it is known by. */
export type SeenText = { text: string; hash: string | null }

/** Why a translation was not kept. The two of `changed` come with the texts as they are now. */
export type SaveRefusal =
  | { code: 'language' | 'forbidden' | 'gone' | 'locked' | 'addedByEditors' }
  | { code: 'sourceChanged' | 'targetChanged'; source: SeenText; target: SeenText }
  | { code: 'record'; message: string }
  | TextProblem
  | FillProblem

/** What became of a translation; `isDraft` says that visitors see it once the record is published. */
export type SavedText = { hash: string | null; isChanged: boolean; isDraft: boolean }
