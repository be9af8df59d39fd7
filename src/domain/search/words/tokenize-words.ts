import { foldAccents } from '../../text/fold'

/** Most characters of a text that are read, the same as the search text of an address. */
export const wordsCharactersMax = 100

/**
 * A piece of the text. A `code` mixes letters and digits or has leading zeros, as references do; a
 * `sign` is one character.
 */
export type WordToken = {
  kind: 'word' | 'number' | 'code' | 'sign'
  /** Folded: small letters without accents; of a number its digits as typed. */
  key: string
  /** As typed. */
  raw: string
  /** Value of a number, otherwise NaN. */
  value: number
  /** Offsets in the text; `end` is exclusive. */
  at: number
  end: number
  /** Nothing stands between this piece and the one before. */
  isGlued: boolean
  /** A comma, semicolon or bracket stands before. */
  hasBreak: boolean
}

/** Signs that mean the same. */
const signKeys: Readonly<Record<string, string>> = {
  '–': '-',
  '—': '-',
  '‒': '-',
  '‑': '-',
  '≤': '<',
  '≥': '>',
  '±': '~',
}

/**
 * Tried in this order at every position; sticky, so that each looks at its position only. A dot or
 * comma before three digits groups thousands, before one or two it is the decimal sign; whatever
 * is neither, or begins with a zero, is a code.
 */
const patterns = {
  code: /0\d+(?:[-/._][\p{L}\d]+)*|\d+(?:[-/_][\p{L}\d]+)*[-/_](?:0\d+|\p{L}(?![\p{L}\p{M}]))(?:[-/._]?[\p{L}\d]+)*|(?:\p{L}+|\p{L}{1,3}-|\p{Lu}{4,8}-)\d{2,}(?:[-/._]?[\p{L}\d]+)*/uy,
  number:
    /[1-9]\d{0,2}(?:([.,\u00a0\u202f ])\d{3}(?!\d))(?:\1\d{3}(?!\d))*(?:[.,]\d{1,2}(?![\d.,]*\d))?|\d{1,9}(?:[.,]\d{1,2}(?!\d))?(?!\d|\.\d)/uy,
  digits: /[\d.]+/y,
  word: /\p{L}[\p{L}\p{M}\p{No}\d]*/uy,
  sign: /[€<>≤≥+\-–—‒‑~±/&]/uy,
}

/** Makes a text that of an address: control characters dropped, spaces single, cut. */
export function cleanWords(text: string): string {
  const clean = text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
  return Array.from(clean).slice(0, wordsCharactersMax).join('').trim()
}

/** Splits a text into words, numbers, codes and the signs that mean something. */
export function tokenizeWords(text: string): WordToken[] {
  const tokens: WordToken[] = []
  let at = 0
  while (at < text.length) {
    const token = readToken(text, at)
    if (token === null) {
      at += 1
      continue
    }
    const before = tokens.at(-1)
    const between = text.slice(before?.end ?? 0, at)
    tokens.push({
      ...token,
      isGlued: before !== undefined && between === '',
      hasBreak: /[,;()[\]|]/.test(between),
    })
    at = token.end
  }
  return tokens
}

function readToken(text: string, at: number) {
  const make = (kind: WordToken['kind'], raw: string, key = foldAccents(raw), value = NaN) => ({
    kind,
    key,
    raw,
    value,
    at,
    end: at + raw.length,
  })
  const code = matchAt(patterns.code, text, at)
  if (code !== '') return make('code', code)
  const number = matchAt(patterns.number, text, at)
  if (number !== '') return make('number', number, number, toValue(number))
  const digits = matchAt(patterns.digits, text, at)
  if (/^\d/.test(digits)) return make('code', digits)
  const word = matchAt(patterns.word, text, at)
  if (word !== '') return make(/[^\p{L}\p{M}]/u.test(word) ? 'code' : 'word', word)
  const sign = matchAt(patterns.sign, text, at)
  return sign === '' ? null : make('sign', sign, signKeys[sign] ?? sign)
}

function toValue(number: string): number {
  const grouped = number.replace(/[.,\s](?=\d{3}(?!\d))/g, '')
  return Number(grouped.replace(',', '.'))
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0] ?? ''
}
