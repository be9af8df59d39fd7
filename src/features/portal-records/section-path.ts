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

/** Query parameter with the home on whose page a paper stands. */
export const homeParameter = 'property'

/**
 * Where a paper is fetched and taken back; the number opens nothing without the session. The page that
 * it stands on is named for whoever has to be led back there.
 */
export function buildFilePath(
  documentId: number,
  { locale, propertyId }: { locale: Locale; propertyId: number },
): string {
  const query = new URLSearchParams({ lang: locale, [homeParameter]: String(propertyId) })
  return `/api/portal/document-files/${documentId}/?${query}`
}
