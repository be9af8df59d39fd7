import { examplePerson } from '../_kit/example-person'

export const example = {
  firstName: examplePerson.firstName,
  lastName: examplePerson.lastName,
  email: examplePerson.email,
  privacy: 'on',
}
