import type { Locale } from '../kernel/locales'
import type { TextState } from './text-marks'
import type { UnitId } from './unit-id'

/** A text as it leaves for a translator. */
export type ExchangeText = UnitId & {
  /** Where it stands: "Pagina’s › Contact". */
  record: string
  /** What it is: "Titel". */
  label: string
  /** The paragraphs of a formatted text; a plain text is one. */
  source: string
  paragraphs: { source: readonly string[]; target: readonly string[] }
  isFormatted: boolean
  charactersMax: number | null
  state: TextState
  sourceLocale: Locale
}

/** A text as it comes back; null where the translator left it open. */
export type ReturnedText = UnitId & {
  text: string | null
  /** The translator says that it is right, though not a letter may have changed. */
  isApproved: boolean
}

/** What came back: into which language, the texts, and the ids that are none of ours. */
export type ReturnedFile = {
  target: Locale
  texts: readonly ReturnedText[]
  unknown: readonly string[]
}

/** Why a file cannot be read at all. */
export type FileProblem = 'malformed' | 'noExchange' | 'language' | 'severalLanguages'
