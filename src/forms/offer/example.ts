import { examplePerson } from '../_kit/example-person'

export const example = {
  ...examplePerson,
  amount: '479.000',
  startDate: '2026-11-23',
  endDate: '2026-12-07',
  street: 'Kerkstraat 12 bus 3',
  city: '2000 Antwerpen',
  secondName: 'Bo De Wolf',
  secondEmail: 'bo.dewolf@example.be',
  financing: 'on',
  financingAmount: '380.000',
  financingDays: '30',
  conditions: 'Onder voorbehoud van een conforme elektrische keuring.',
  place: 'Antwerpen',
  privacy: 'on',
}
