import { expect, it } from 'vitest'
import type { Company, Site } from '@/cms/payload-types'
import { toLegalIdentity } from './to-legal-identity'

const site = { phone: '+3231234567', email: 'info@kantoor.example' } as Site

it('says what is filled in, and of a person without a number the name', () => {
  const company = {
    legalName: 'Kantoor bv',
    zip: '2000',
    city: 'Antwerpen',
    deontologyUrl: 'https://www.biv.be/',
    bivNumbers: [{ person: 'An De Wolf', number: '500.001' }, { person: 'Bo' }, { number: '1' }],
  } as Company
  expect(toLegalIdentity(site, company, 'nl')).toMatchObject({
    addressLine: '2000 Antwerpen',
    email: 'info@kantoor.example',
    brokers: [
      { name: 'An De Wolf', number: '500.001' },
      { name: 'Bo', number: '' },
    ],
    deontologyUrl: 'https://www.biv.be/',
  })
})

it('names the town as the language of the page does', () => {
  const company = { street: 'Vlaamsekaai 12', zip: '2000', city: 'Antwerpen' } as Company
  expect(toLegalIdentity(site, company, 'fr').addressLine).toBe('Vlaamsekaai 12, 2000 Anvers')
})

it('shows no code of conduct that leads nowhere else', () => {
  const company = { deontologyUrl: '/plichtenleer/' } as Company
  expect(toLegalIdentity(site, company, 'nl').deontologyUrl).toBe('')
})
