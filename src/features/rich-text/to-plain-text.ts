import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { RichTextValue } from './rich-text'

/** What an editor wrote without its form, on one line; empty where nothing was written. */
export function toPlainText(value: RichTextValue | null | undefined): string {
  if (!value) return ''
  return convertLexicalToPlaintext({ data: value }).replace(/\s+/g, ' ').trim()
}
