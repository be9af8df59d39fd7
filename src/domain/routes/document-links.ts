import type { Locale } from '../kernel/locales'

/** Second segment of the page that says that the link to a document has expired. */
export const documentSegment = 'document'

/** Days during which the link to a document opens it. */
export const documentLinkDays = 7

/** The file behind a signed link; the language is that of whoever was sent it. */
export function buildDocumentFilePath(locale: Locale, token: string): string {
  return `/api/document-files/${locale}/${token}/`
}

/** What is shown in place of the file once the link has expired. */
export function buildExpiredDocumentPath(locale: Locale, token: string): string {
  return `/${locale}/${documentSegment}/${token}/`
}
