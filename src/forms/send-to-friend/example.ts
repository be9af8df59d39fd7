import { examplePerson } from '../_kit/example-person'

export const example = {
  friendEmail: 'bo.maes@example.be',
  message: 'Is dit niet het huis dat jullie zoeken? De tuin ligt op het zuiden.',
  name: `${examplePerson.firstName} ${examplePerson.lastName}`,
  email: examplePerson.email,
  privacy: 'on',
}
