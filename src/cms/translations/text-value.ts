import { createHash } from 'node:crypto'
import { isRichText, toParagraphs } from '@/domain/translations/rich-text'

/** Enough of a hash to tell the texts of one field apart. */
const hashCharacters = 22

/** What stands between two paragraphs where a formatted text is written as one. */
const paragraphBreak = '\n\n'

/** The paragraphs of a text that was written as one. */
export function splitParagraphs(text: string): string[] {
  return text.split(/\n\s*\n/).map((paragraph) => paragraph.trim())
}

/**
 * A text as translators see it: plain, with one kind of line end and nothing around it. The
 * paragraphs of a formatted text stand apart by an empty line.
 */
export function toPlainText(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\r\n?/g, '\n').trim()
  return isRichText(value) ? toParagraphs(value).join(paragraphBreak).trim() : ''
}

/** What a text is known by, the same for equal texts; null for the empty text. */
export function hashText(value: unknown): string | null {
  const text = toPlainText(value)
  if (text === '') return null
  return createHash('sha256').update(text).digest('base64url').slice(0, hashCharacters)
}
