import { examplePerson } from '../_kit/example-person'

const { firstName, lastName, email, phone } = examplePerson

export const example = {
  visited: 'on',
  persons: '3',
  adults: '2',
  children: '1',
  civilStatus: 'married',
  movingDate: '2027-02-01',
  householdIncome: '3.850',
  firstIncome: '2.100',
  secondIncome: '1.750',
  civility: 'ms',
  firstName,
  lastName,
  email,
  phone,
  address: 'Kerkstraat 5, 2000 Antwerpen',
  birthDate: '1990-05-12',
  privacy: 'on',
}
