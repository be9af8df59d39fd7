import { examplePerson } from '../_kit/example-person'

export const example = {
  ...examplePerson,
  remark: 'Wanneer wordt de tweede fase opgeleverd?',
  privacy: 'on',
}
