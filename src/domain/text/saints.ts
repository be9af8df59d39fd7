/** What stands before the name of a saint in the languages of the site, and how it is shortened. */
const signs: readonly (readonly [words: RegExp, sign: string])[] = [
  [/\b(?:sint|saint|sankt|san|santa)(?=[\s.-])/giu, 'st'],
  [/\bsainte(?=[\s.-])/giu, 'ste'],
]

/** The words that people write for one another before the name of a saint, folded. */
const saintWords = ['sint', 'saint', 'sainte', 'sankt', 'st', 'ste'] as const

/** "St" for what is holy, as people write it in all languages: "Sint-Niklaas" → "st-Niklaas". */
export function shortenSaints(name: string): string {
  return signs.reduce((text, [words, sign]) => text.replace(words, sign), name)
}

/**
 * Every way to write the saint in a name: "St. Jacobsmarkt" → "sint Jacobsmarkt", "saint
 * Jacobsmarkt" and so on. A name without a saint is written in no other way, and the list is empty.
 */
export function spellSaints(name: string): string[] {
  const apart = name.replace(/^(sint|saint|sankt)(?=\p{L}{4})/iu, '$1-')
  const short = shortenSaints(apart)
  const sign = /\bste?(?=[\s.-])[\s.-]*/giu
  if (short.search(sign) === -1) return []
  return saintWords.map((word) => short.replace(sign, `${word} `))
}
