import type { Company, Site } from '@/cms/payload-types'
import { toPicture, type PictureView } from '@/features/media/to-picture'

/** Who the agency is, for structured data and assistants; empty where nobody filled it in. */
export type AgencyIdentity = {
  name: string
  legalName: string
  phone: string
  email: string
  street: string
  zip: string
  city: string
  country: string
  vat: string
  /** Enterprise number in the Belgian register. */
  kbo: string
  logo: PictureView | null
  /** Addresses of the agency on social networks. */
  profiles: string[]
}

export function toAgencyIdentity(site: Site, company: Company): AgencyIdentity {
  return {
    name: site.tradeName || company.tradeName || '',
    legalName: company.legalName ?? '',
    phone: site.phone ?? '',
    email: site.email ?? '',
    street: company.street ?? '',
    zip: company.zip ?? '',
    city: company.city ?? '',
    country: company.country ?? '',
    vat: company.vat ?? '',
    kbo: company.kbo ?? '',
    logo: toPicture(site.logo),
    profiles: (site.socialLinks ?? []).flatMap(({ url }) => url || []),
  }
}
