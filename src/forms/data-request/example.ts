import { examplePerson } from '../_kit/example-person'

export const example = { email: examplePerson.email }
