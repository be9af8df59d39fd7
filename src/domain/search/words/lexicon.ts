import type { Locale } from '../../kernel/locales'
import { tokenizeWords, type WordToken } from './tokenize-words'

/** The words for one value, in the four languages; those that are the same anywhere stand once. */
export type LexiconRow<Value> = { value: Value; words: Readonly<Record<Locale, string>> }

export type LexiconMatch<Value> = { value: Value; /** Number of tokens. */ length: number }

type Phrase<Value> = { keys: readonly string[]; value: Value }

/** The words of one concept, ready to be looked for in a text. */
export type Lexicon<Value> = {
  /** The longest words that begin at a token; null when none do. */
  match: (tokens: readonly WordToken[], at: number) => LexiconMatch<Value> | null
  words: ReadonlyMap<string, WordMeanings>
}

/** What a word means alone, and what the phrases mean that it is a part of; equal texts are equal. */
export type WordMeanings = { alone: string; inPhrases: string }

/** Splits a cell of a table ("te koop, kopen") into its phrases. */
function splitCell(cell: string): string[] {
  return cell.split(',').map((phrase) => phrase.trim())
}

/** Prepares a table. Words are written as they are spelled; accents and capitals do not matter. */
export function createLexicon<Value>(rows: readonly LexiconRow<Value>[]): Lexicon<Value> {
  const phrases = rows.flatMap(({ value, words }) =>
    [...new Set(Object.values(words).flatMap(splitCell))]
      .map((phrase) => ({ keys: tokenizeWords(phrase).map(({ key }) => key), value }))
      .filter(({ keys }) => keys.length > 0),
  )
  const byFirst = new Map<string, Phrase<Value>[]>()
  for (const phrase of [...phrases].sort((a, b) => b.keys.length - a.keys.length)) {
    const [first = ''] = phrase.keys
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase])
  }
  return {
    match: (tokens, at) => {
      for (const { keys, value } of byFirst.get(tokens[at]?.key ?? '') ?? []) {
        const length = countTokens(keys, tokens, at)
        if (length > 0) return { value, length }
      }
      return null
    },
    words: collectMeanings(phrases),
  }
}

/** Tokens that a phrase takes, hyphens between its words included; 0 when it does not stand there. */
function countTokens(keys: readonly string[], tokens: readonly WordToken[], at: number): number {
  let next = at
  for (const key of keys) {
    if (key !== '-' && next > at && tokens[next]?.key === '-' && tokens[next]?.isGlued) next += 1
    if (tokens[next]?.key !== key) return 0
    next += 1
  }
  return next - at
}

function collectMeanings(phrases: readonly Phrase<unknown>[]): ReadonlyMap<string, WordMeanings> {
  const words = new Set(phrases.flatMap(({ keys }) => keys))
  const join = (found: readonly Phrase<unknown>[]) =>
    [...new Set(found.map(({ value }) => JSON.stringify(value)))].sort().join()
  const single = new Map<string, Phrase<unknown>[]>()
  const longer = new Map<string, Phrase<unknown>[]>()
  for (const phrase of phrases) {
    const group = phrase.keys.length === 1 ? single : longer
    for (const key of phrase.keys) group.set(key, [...(group.get(key) ?? []), phrase])
  }
  return new Map(
    [...words].map((word) => [
      word,
      { alone: join(single.get(word) ?? []), inPhrases: join(longer.get(word) ?? []) },
    ]),
  )
}
