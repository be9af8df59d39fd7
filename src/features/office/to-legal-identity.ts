import type { Company, Site } from '@/cms/payload-types'
import type { Locale } from '@/domain/kernel/locales'
import { formatTown } from '@/domain/places/place-name'

/** What the agency states about itself because the law asks for it; empty where it is not filled in. */
export type LegalIdentity = {
  legalName: string
  addressLine: string
  phone: string
  email: string
  /** Enterprise number in the Belgian register. */
  kbo: string
  /** Who is on the list of the institute. */
  brokers: readonly { name: string; number: string }[]
  supervisor: string
  deontologyUrl: string
  insurer: string
  policyNumber: string
}

export function toLegalIdentity(site: Site, company: Company, locale: Locale): LegalIdentity {
  return {
    legalName: company.legalName ?? '',
    addressLine: [company.street, formatTown(company, locale)].filter(Boolean).join(', '),
    phone: site.phone ?? '',
    email: site.email ?? '',
    kbo: company.kbo ?? '',
    brokers: (company.bivNumbers ?? []).flatMap(({ person, number }) =>
      person ? [{ name: person, number: number ?? '' }] : [],
    ),
    supervisor: company.supervisor ?? '',
    // A link of settings may lead within the site; the code of conduct stands elsewhere.
    deontologyUrl: URL.canParse(company.deontologyUrl ?? '') ? (company.deontologyUrl ?? '') : '',
    insurer: company.insurer ?? '',
    policyNumber: company.policyNumber ?? '',
  }
}
