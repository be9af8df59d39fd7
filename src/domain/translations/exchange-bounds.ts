import type { ExchangeText } from './exchange'

/**
 * What one file for translators holds at most. Each word leaves in one language and comes back in
 * two, between marks that take some hundred characters for each text, so that what fits in here is
 * no larger than what is taken in.
 */
export const exchangeBounds = { texts: 10_000, paragraphs: 40_000, characters: 6_000_000 } as const

/** The largest file that is taken in: none that was taken from here is larger. */
export const exchangeFileBytesMax = 20 * 1024 * 1024

type Bounds = Record<keyof typeof exchangeBounds, number>

const lengthOf = (lines: readonly string[]) => lines.reduce((sum, line) => sum + line.length, 0)

/** A translation that is there already may be longer than its source. */
function sizeOf({ paragraphs: { source, target } }: ExchangeText): number {
  return Math.max(lengthOf(source), lengthOf(target))
}

/** Takes texts for a file one after the other, for as long as they fit. */
export function createExchangeFill(bounds: Bounds = exchangeBounds) {
  const texts: ExchangeText[] = []
  let paragraphs = 0
  let characters = 0
  return {
    texts,
    /** @returns whether it was taken; the first that was not ends the file */
    add: (text: ExchangeText): boolean => {
      paragraphs += text.paragraphs.source.length
      characters += sizeOf(text)
      const isFull =
        texts.length >= bounds.texts ||
        paragraphs > bounds.paragraphs ||
        characters > bounds.characters
      // A text that is too long for any file stands in one by itself, so that the rest moves on.
      if (isFull && texts.length > 0) return false
      texts.push(text)
      return true
    },
  }
}
