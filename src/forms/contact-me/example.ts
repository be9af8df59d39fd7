import { examplePerson } from '../_kit/example-person'

export const example = {
  ...examplePerson,
  wish: 'visit',
  visitTimes: ['sat-am'],
  remark: 'Is een bezoek op zaterdag mogelijk?',
  contactTime: '16-19',
  privacy: 'on',
}
