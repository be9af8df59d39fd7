import type { Company } from '@/cms/payload-types'
import { isCompanyNumber, isIban } from '@/domain/formats/identifiers'
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

/** Numbers that carry their own check digits, and how each is read. */
const numbers = {
  kbo: { name: 'enterprise number', isRight: isCompanyNumber },
  vat: { name: 'VAT number', isRight: isCompanyNumber },
  thirdPartyIban: { name: 'third-party account', isRight: isIban },
} as const satisfies Partial<Record<keyof Company, object>>

/** Numbers that were mistyped: a visitor who looks one up would find somebody else, or nobody. */
export function findWrongNumbers(company: Partial<Company>): Finding[] {
  return Object.entries(numbers).flatMap(([field, { name, isRight }]) => {
    const number = company[field as keyof typeof numbers]?.trim()
    if (!number || isRight(number)) return []
    const message = `The ${name} of the agency, ${number}, has wrong check digits: correct it under Company in the admin.`
    return [{ level: 'warning', message }]
  })
}

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
  run: async (payload) => {
    const company = await payload.findGlobal({ slug: 'company', depth: 0 })
    return [...findCompanyGaps(company), ...findWrongNumbers(company)]
  },
}
