import { examplePerson } from '../_kit/example-person'

export const example = {
  ...examplePerson,
  remark: 'Kunt u mij bellen over de verkoop van mijn woning?',
  contactTime: '10-13',
  contactDevice: 'phone',
  newsletter: 'on',
  privacy: 'on',
}
