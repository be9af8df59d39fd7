import { fillIn } from './template'

/** Parts the code from the words that it is about. */
const separator = ':'

/** A code about words of the sender, such as the places that nobody knows. */
export function toWordsCode(code: string, words: readonly string[]): string {
  return `${code}${separator}${words.join(', ')}`
}

/**
 * The sentence for a code, with the words that it is about in the place of `{words}`; nothing for a
 * code that has none.
 */
export function findSentence(
  sentences: Readonly<Record<string, string>>,
  code: string,
): string | undefined {
  const end = code.indexOf(separator)
  const name = end < 0 ? code : code.slice(0, end)
  const sentence = Object.hasOwn(sentences, name) ? sentences[name] : undefined
  if (sentence === undefined || end < 0) return sentence
  return fillIn(sentence, { words: code.slice(end + 1) })
}
