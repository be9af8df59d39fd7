import { findPlaceholders, hasBalancedBraces } from '../text/placeholder-names'
import { isStorable } from '../text/storable'

/** What is wrong with a translation before anybody asks the record. */
export type TextProblem =
  | { code: 'placeholders'; lost: readonly string[]; foreign: readonly string[] }
  | { code: 'braces' }
  /** A sign in it is none that can be kept. */
  | { code: 'signs' }
  | { code: 'tooLong'; charactersMax: number; characters: number }

/**
 * Holds a translation against its source: every name in braces has to be there, and no other; and it
 * has to fit. Null when it may be kept; the empty text always may.
 */
export function checkTranslation(
  source: string,
  text: string,
  charactersMax: number | null,
): TextProblem | null {
  if (text === '') return null
  if (!isStorable(text)) return { code: 'signs' }
  if (charactersMax !== null && text.length > charactersMax) {
    return { code: 'tooLong', charactersMax, characters: text.length }
  }
  const expected = findPlaceholders(source)
  const found = findPlaceholders(text)
  const lost = expected.filter((name) => !found.includes(name))
  const foreign = found.filter((name) => !expected.includes(name))
  if (lost.length > 0 || foreign.length > 0) return { code: 'placeholders', lost, foreign }
  const isSound = hasBalancedBraces(text) || !hasBalancedBraces(source)
  return isSound ? null : { code: 'braces' }
}
