import type { Lexicon } from '../lexicon'
import type { WordToken } from '../tokenize-words'
import { articles, adjectives } from '../vocabulary/small-words'

/** The place after words that do not change what the next ones mean. */
export function skipSmall(tokens: readonly WordToken[], at: number): number {
  return skip([articles, adjectives], tokens, at)
}

/** The place after all words of some lexicons. */
export function skip(
  lexicons: readonly Lexicon<unknown>[],
  tokens: readonly WordToken[],
  at: number,
): number {
  let next = at
  for (;;) {
    const length = Math.max(...lexicons.map((lexicon) => lexicon.match(tokens, next)?.length ?? 0))
    if (length === 0) return next
    next += length
  }
}

/** The place where words of some lexicons begin that end at a place; the place itself for none. */
export function skipBack(
  lexicons: readonly Lexicon<unknown>[],
  tokens: readonly WordToken[],
  at: number,
): number {
  let next = at
  while (next > 0 && lexicons.some((lexicon) => lexicon.match(tokens, next - 1)?.length === 1)) {
    next -= 1
  }
  return next
}
