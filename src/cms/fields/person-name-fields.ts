import { personNameCharactersMax } from './bounds'
import { textField } from './plain-text'

/** The two parts of somebody's name, made anew for each collection that asks them. */
export const createPersonNameFields = () => [
  textField({
    name: 'firstName',
    label: { nl: 'Voornaam', fr: 'Prénom', en: 'First name', de: 'Vorname' },
    maxLength: personNameCharactersMax,
  }),
  textField({
    name: 'lastName',
    label: { nl: 'Achternaam', fr: 'Nom', en: 'Last name', de: 'Nachname' },
    maxLength: personNameCharactersMax,
  }),
]
