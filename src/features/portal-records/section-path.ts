import type { Locale } from '@/domain/kernel/locales'
import { formatPortalPath, type PortalSection } from '@/domain/routes/portal'

/** Where a section of the portal stands, such as `/nl/portal/12/messages/`. */
export function buildSectionPath(
  locale: Locale,
  propertyId: number,
  section: PortalSection,
): string {
  return formatPortalPath(locale, { kind: 'section', propertyId, section })
}

/** Where the files of a property are sent to, and the messages about it. */
export const buildUploadPath = (propertyId: number) => `/api/portal/documents/${propertyId}/`
export const buildMessagePath = (propertyId: number) => `/api/portal/messages/${propertyId}/`

/** Where a paper is fetched and taken back; the number opens nothing without the session. */
export const buildFilePath = (documentId: number) => `/api/portal/document-files/${documentId}/`
