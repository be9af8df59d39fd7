import { locales, type Locale } from '../kernel/locales'

/**
 * What is known of a text in one language: a hash of the text itself (null where it is empty), and
 * of the source text from which it was made (null where nobody knows).
 */
export type TextMark = { hash: string | null; madeFrom: string | null; isSource: boolean }

/** A text in all languages. */
export type TextMarks = Readonly<Partial<Record<Locale, TextMark>>>

/**
 * How a text stands in a language. `source` is what the others are made from, `missing` has no text
 * while the source has one, `stale` was made from a source that reads otherwise now.
 */
export const textStates = ['source', 'fresh', 'stale', 'missing'] as const
export type TextState = (typeof textStates)[number]

/** Those that wait for a translator. */
export const openStates = ['missing', 'stale'] as const satisfies readonly TextState[]

type Hashes = Readonly<Partial<Record<Locale, string | null>>>

/**
 * The language from which the others are translated: the default language of the site where it has
 * a text, else the first one that does; null where none has.
 */
export function findSourceLocale(hashes: Hashes, defaultLocale: Locale): Locale | null {
  if (hashes[defaultLocale]) return defaultLocale
  return locales.find((locale) => hashes[locale]) ?? null
}

/** How a text stands in a language that may have changed in other languages since. */
export function toTextState(mark: TextMark, sourceHash: string | null): TextState {
  if (mark.isSource) return 'source'
  if (mark.hash === null) return 'missing'
  return mark.madeFrom === sourceHash ? 'fresh' : 'stale'
}

function findSource(marks: TextMarks): TextMark | undefined {
  return locales.flatMap((locale) => marks[locale] ?? []).find(({ isSource }) => isSource)
}

type Change = {
  before: TextMarks
  /** Of the texts as they are now. */
  hashes: Hashes
  defaultLocale: Locale
  /** Whoever wrote the texts vouches that they belong together, as the bundled agency does. */
  areAllFresh?: boolean
}

/**
 * The marks of a text after a change. A text that was written or changed was made from the source
 * as it is now; one that stayed keeps what it was made from, so that a source which gets its old
 * words back makes it fresh again. When another language becomes the source, as when the default
 * language gets its text last, what was up to date stays so.
 */
export function toNextMarks({ before, hashes, defaultLocale, areAllFresh = false }: Change) {
  const source = findSourceLocale(hashes, defaultLocale)
  if (source === null) return {}
  const sourceHash = hashes[source] ?? null
  const oldSource = findSource(before)
  const toMark = (locale: Locale): TextMark => {
    const hash = hashes[locale] || null
    const old = before[locale]
    if (locale === source) return { hash, madeFrom: hash, isSource: true }
    if (hash === null) return { hash, madeFrom: null, isSource: false }
    const isWritten = areAllFresh || old?.hash !== hash
    const wasFresh = old !== undefined && old.madeFrom === (oldSource?.hash ?? null)
    const isHandedOver = before[source]?.isSource !== true && wasFresh
    const madeFrom = isWritten || isHandedOver ? sourceHash : (old?.madeFrom ?? null)
    return { hash, madeFrom, isSource: false }
  }
  return Object.fromEntries(locales.map((locale) => [locale, toMark(locale)])) as Record<
    Locale,
    TextMark
  >
}
