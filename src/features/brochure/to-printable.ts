/** Signs that the typefaces of the brochure lack, with what says the same. */
const substitutes: Readonly<Record<string, string>> = {
  '\u202F': '\u00A0',
  '\u2082': '2',
  '\u2192': '–',
  '\u2713': '•',
  '\u2714': '•',
  '\u25CF': '•',
  '\u25AA': '•',
}

const replaced = new RegExp(`[${Object.keys(substitutes).join('')}]`, 'g')

/**
 * What the typefaces hold: Latin with its accents and the signs of running text. Of any other sign
 * the file would show a wrong one, so it is left out.
 */
const unprintable =
  /[^\n\u0020-\u007E\u00A0-\u00A3\u00A5-\u00AC\u00AE-\u017E\u0218-\u021B\u1E80-\u1E85\u1E9E\u2009\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020\u2022\u2026\u2032\u2033\u2039\u203A\u2044\u20AC\u2122\u2212]/gu

/** Whether a sign, named by its number, is ever set on paper. */
export function isPrintable(codePoint: number): boolean {
  const sign = String.fromCodePoint(codePoint)
  return sign.replace(unprintable, '') === sign
}

function toPrintableText(text: string): string {
  return text
    .normalize('NFC')
    .replace(replaced, (sign) => substitutes[sign] ?? '')
    .replace(unprintable, '')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** The same value with every text in it, however deep, in signs that can be set. */
export function toPrintable<T>(value: T): T {
  const visit = (part: unknown): unknown => {
    if (typeof part === 'string') return toPrintableText(part)
    if (Array.isArray(part)) return part.map(visit)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, visit(inner)]))
  }
  // Every text is exchanged for a text and all else kept, so that the type is what it was.
  return visit(value) as T
}
