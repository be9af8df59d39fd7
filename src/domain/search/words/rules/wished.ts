import type { Claim, Scene } from '../claim'
import { adjectives, andWords, articles, onWords, withWords } from '../vocabulary/small-words'
import { skipBack } from './skip'

const things = new Set(['feature', 'car-space', 'bedrooms', 'bathrooms', 'size', 'unknown'])

function isThing({ meanings }: Claim): boolean {
  return meanings.every(({ kind }) => things.has(kind))
}

/**
 * Tells whether what begins at a token is something that a home has, not the home itself: it stands
 * after "with", or after "and" and something else that the home has.
 */
export function isWished({ tokens, claims }: Scene, at: number): boolean {
  let next = at
  for (;;) {
    next = skipBack([articles, adjectives], tokens, next)
    if (isWordBefore(withWords, next)) return true
    if (!isWordBefore(andWords, next)) return false
    const before = claims.find(({ to }) => to === next - 1)
    if (before === undefined || !isThing(before)) return false
    next = before.from
  }
  function isWordBefore(lexicon: typeof withWords | typeof andWords, place: number): boolean {
    return place > 0 && lexicon.match(tokens, place - 1)?.length === 1
  }
}

/** The same for land, on which a home also stands. */
export function isUnderHome(scene: Scene, at: number): boolean {
  const start = skipBack([articles, adjectives], scene.tokens, at)
  return isWished(scene, at) || (start > 0 && onWords.match(scene.tokens, start - 1) !== null)
}
