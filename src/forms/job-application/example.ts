import { examplePerson } from '../_kit/example-person'

const { firstName, lastName, email, phone } = examplePerson

/** What is typed; the file is chosen on the device. */
export const example = {
  firstName,
  lastName,
  email,
  phone,
  remark: 'Ik werk zes jaar in de verkoop van woningen en zoek een kantoor dichter bij huis.',
  privacy: 'on',
}

/** The file, as the browser knows it. */
export const exampleFiles = { cv: { name: 'cv.pdf', size: 20_000 } }
