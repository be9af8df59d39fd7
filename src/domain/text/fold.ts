/** Letters that Unicode does not take apart into a base letter and an accent. */
const undecomposedLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

const undecomposedPattern = new RegExp(`[${Object.keys(undecomposedLetters).join('')}]`, 'gu')

/**
 * Makes a text comparable: lower case, without accents, ligatures spelled out. Punctuation and
 * spaces stay. Two texts that a visitor would call equal have the same folded form.
 */
export function foldAccents(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(undecomposedPattern, (letter) => undecomposedLetters[letter] ?? letter)
}
