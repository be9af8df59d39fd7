import { expect, it } from 'vitest'
import type { Company } from '@/cms/payload-types'
import { toCompany } from './to-shell'

it.each([
  ['nl', 'Vlaamsekaai 12, 2000 Antwerpen'],
  ['fr', 'Vlaamsekaai 12, 2000 Anvers'],
] as const)('names in %s the town of the agency as that language does', (locale, line) => {
  const company = { street: 'Vlaamsekaai 12', zip: '2000', city: 'Antwerpen' } as Company
  expect(toCompany(company, locale).addressLine).toBe(line)
})

it('leaves out of the address what is not filled in', () => {
  expect(toCompany({ zip: '2000' } as Company, 'nl').addressLine).toBe('2000')
  expect(toCompany({} as Company, 'nl').addressLine).toBe('')
})
