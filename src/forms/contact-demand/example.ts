import { examplePerson } from '../_kit/example-person'

export const example = {
  ...examplePerson,
  goal: 'sell',
  type: 'house',
  street: 'Kerkstraat 12 bus 3',
  zip: '2000',
  city: 'Antwerpen',
  surface: '145',
  bedrooms: '3',
  buildYear: '1978',
  condition: 'good',
  contactTime: '13-16',
  privacy: 'on',
}
