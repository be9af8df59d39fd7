import type { Locale } from '@/domain/kernel/locales'
import type { OwnerAccount } from '@/server/owner-auth'

/** What every section of the portal is given. The property is one that the owner may see. */
export type RecordSectionProps = {
  property: { id: number; title: string }
  owner: OwnerAccount
  locale: Locale
  query: URLSearchParams
}
