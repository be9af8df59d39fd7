import 'server-only'
import type { ComponentType } from 'react'
import type { Locale } from '@/domain/kernel/locales'
import type { PortalSection } from '@/domain/routes/portal'
import { StatisticsSection } from '@/features/portal-statistics/statistics-section'
import { DocumentsSection } from '@/features/portal-records/documents-section'
import { HistorySection } from '@/features/portal-records/history-section'
import { MediaSection } from '@/features/portal-records/media-section'
import { MessagesSection } from '@/features/portal-records/messages-section'
import { VisitsSection } from '@/features/portal-records/visits-section'
import type { OwnerAccount } from '@/server/owner-auth'
import type { OwnedProperty } from '@/features/owner-session/owner-access'

/** What every section is given. The property is one that the owner may see today. */
export type PortalSectionProps = {
  property: OwnedProperty
  owner: OwnerAccount
  locale: Locale
  query: URLSearchParams
}

/** What each section shows; the compiler names one that is forgotten. */
export const sectionTable: Readonly<Record<PortalSection, ComponentType<PortalSectionProps>>> = {
  statistics: StatisticsSection,
  history: HistorySection,
  visits: VisitsSection,
  media: MediaSection,
  documents: DocumentsSection,
  messages: MessagesSection,
}
