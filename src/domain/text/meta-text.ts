import { foldAccents } from './fold'
import { truncateText } from './truncate'

/** What search engines show of the title of a page, in characters. */
export const metaTitleMaxCharacters = 60

/** What search engines show of the description of a page, in characters. */
export const metaDescriptionMaxCharacters = 155

/** Cuts running text to a length that counts the ellipsis. */
function cut(text: string, maxCharacters: number): string {
  const whole = text.replace(/\s+/g, ' ').trim()
  return Array.from(whole).length <= maxCharacters ? whole : truncateText(whole, maxCharacters - 1)
}

function isShort(title: string): boolean {
  return Array.from(title).length <= metaTitleMaxCharacters
}

/**
 * The title of a document, at most 60 characters: the name of the site is added where there is room
 * for it and the title does not hold it already.
 */
export function toMetaTitle(title: string, siteName: string): string {
  const own = cut(title, metaTitleMaxCharacters)
  const isNamed = siteName === '' || foldAccents(own).includes(foldAccents(siteName))
  const named = own === '' ? siteName : `${own} · ${siteName}`
  return isNamed || !isShort(named) ? own : named
}

/** A description for search engines and shared links, at most 155 characters. */
export function toMetaDescription(text: string): string {
  return cut(text, metaDescriptionMaxCharacters)
}

/** The parts of a title that fit, in their order; the first one always stands. */
export function joinWhileShort(parts: readonly string[], separator: string): string {
  return parts.reduce((title, part) => {
    const longer = title === '' ? part : `${title}${separator}${part}`
    return title === '' || isShort(longer) ? longer : title
  }, '')
}
