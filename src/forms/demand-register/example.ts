import { examplePerson } from '../_kit/example-person'

export const example = {
  ...examplePerson,
  goal: 'buy',
  types: ['house', 'apartment'],
  zones: '2000 Antwerpen, Mortsel',
  minPrice: '250.000',
  maxPrice: '450.000',
  minBedrooms: '3',
  extras: 'garden',
  privacy: 'on',
}
