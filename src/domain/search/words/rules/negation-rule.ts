import type { Claim, Rule, Scene } from '../claim'
import { andWords, negations, norWords, orWords, stopWords } from '../vocabulary/small-words'
import { placePrepositions } from '../vocabulary/nearness'
import { skip, skipSmall } from './skip'

const things = new Set(['feature', 'car-space', 'type', 'unknown'])

/**
 * What is not wanted is a wish that no filter holds: it must never turn into its opposite. The
 * negation reaches over "and", "or" and "nor" as long as things follow ("sans jardin ni garage").
 */
export function createNegationRule(readAny: (scene: Scene, at: number) => Claim | null): Rule {
  const readThing = (scene: Scene, at: number) => {
    const start = skipSmall(scene.tokens, at)
    return readAny(scene, start)
  }
  return (scene, at) => {
    const { tokens } = scene
    const not = negations.match(tokens, at)
    if (not === null) return null
    const start = skip([placePrepositions], tokens, skipSmall(tokens, at + not.length))
    const first = readAny(scene, start)
    const wordAt = first === null ? skip([stopWords], tokens, start) : start
    if (tokens[wordAt] === undefined) return null
    let to = first?.to ?? wordAt + 1
    for (;;) {
      const joiner =
        norWords.match(tokens, to) ?? andWords.match(tokens, to) ?? orWords.match(tokens, to)
      const next = joiner && readThing(scene, to + joiner.length)
      if (!next?.meanings.every(({ kind }) => things.has(kind))) break
      to = next.to
    }
    return { from: at, to, meanings: [{ kind: 'unknown' }] }
  }
}
