import { examplePerson } from '../_kit/example-person'

export const example = {
  comment:
    'Eerlijk advies, ook toen het voor ons even tegenviel. Het dossier liep zonder verrassing.',
  name: 'An De Wolf',
  email: examplePerson.email,
  website: 'www.example.be',
  privacy: 'on',
}
