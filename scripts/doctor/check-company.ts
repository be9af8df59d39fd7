import type { Company } from '@/cms/payload-types'
import type { Finding, RecordCheck } from './check'

/** What an agency must state on its site (Code of Economic Law, art. XII.6 and III.74). */
const duties = {
  legalName: 'its legal name',
  street: 'its street and number',
  zip: 'its postcode',
  city: 'its town',
  kbo: 'its enterprise number',
  vat: 'its VAT number',
  insurer: 'its professional liability insurer',
  policyNumber: 'the number of its insurance policy',
  deontologyUrl: 'the address of the code of conduct',
  supervisor: 'its supervisory authority',
  thirdPartyIban: 'its third-party account',
  dpoEmail: 'an address for questions about privacy',
} as const satisfies Partial<Record<keyof Company, string>>

/** What the agency does not state although it must, or states without a number. */
export function findCompanyGaps(company: Partial<Company>): Finding[] {
  const gaps = Object.entries(duties)
    .filter(([field]) => !company[field as keyof typeof duties]?.trim())
    .map(([, duty]) => duty)
  const isRecognised = (company.bivNumbers ?? []).some(({ number }) => number?.trim())
  const missing = isRecognised ? gaps : [...gaps, 'a recognition by the BIV/IPI']
  return missing.map((duty) => ({
    level: 'warning',
    message: `The agency does not state ${duty}: fill it in under Company in the admin.`,
  }))
}

export const companyCheck: RecordCheck = {
  name: 'Company',
  run: async (payload) => findCompanyGaps(await payload.findGlobal({ slug: 'company', depth: 0 })),
}
