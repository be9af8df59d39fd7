import { examplePerson } from '../_kit/example-person'

export const example = {
  reason: 'facts',
  remark: 'Op de plannen staan drie slaapkamers, in de tekst vier.',
  email: examplePerson.email,
  privacy: 'on',
}
