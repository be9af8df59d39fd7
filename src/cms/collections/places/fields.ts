import type { LocalizedText } from '@/domain/kernel/locales'
import type { Field } from 'payload'
import { localizedText } from '../../fields/localized-text'
import { textField } from '../../fields/plain-text'
import { words } from '../../fields/words'
import { coordinateFields } from './coordinate-fields'
import { countryField } from './country-field'
import { zipFitsCountry } from './zip-check'

export const placeFields: Field[] = [
  localizedText({
    name: 'name',
    label: words('Naam', 'Nom', 'Name', 'Name'),
    description: words(
      'De naam in deze taal. Plaatsen met één naam krijgen hem alleen in het Nederlands.',
      'Le nom dans cette langue. Un lieu qui n’a qu’un nom le reçoit en néerlandais seulement.',
      'The name in this language. A place with a single name gets it in Dutch only.',
      'Der Name in dieser Sprache. Orte mit nur einem Namen erhalten ihn nur auf Niederländisch.',
    ),
    required: true,
    maxLength: 80,
    index: true,
  }),
  textField({
    name: 'zip',
    label: words('Postcode', 'Code postal', 'Postcode', 'Postleitzahl'),
    description: words(
      'Eén postcode per plaats; een gemeente met meer postcodes heeft meer plaatsen.',
      'Un code postal par lieu ; une commune qui en a plusieurs compte plusieurs lieux.',
      'One postcode per place; a town with several postcodes has several places.',
      'Eine Postleitzahl je Ort; eine Gemeinde mit mehreren hat mehrere Orte.',
    ),
    required: true,
    index: true,
    maxLength: 10,
    validate: zipFitsCountry,
  }),
  countryField(),
  textField({
    name: 'province',
    label: words('Provincie', 'Province', 'Province', 'Provinz'),
    description: words(
      'In Spanje de streek, zoals Costa Blanca.',
      'En Espagne la région, comme Costa Blanca.',
      'In Spain the area, such as Costa Blanca.',
      'In Spanien die Gegend, etwa Costa Blanca.',
    ),
    maxLength: 80,
  }),
  {
    name: 'aliases',
    type: 'text',
    hasMany: true,
    label: words('Andere spellingen', 'Autres graphies', 'Other spellings', 'Andere Schreibweisen'),
    maxLength: 80,
    admin: {
      description: words(
        'Namen waaronder bezoekers en feeds deze plaats ook zoeken.',
        'Noms sous lesquels visiteurs et flux cherchent aussi ce lieu.',
        'Names by which visitors and feeds look for this place too.',
        'Namen, unter denen Besucher und Feeds diesen Ort auch suchen.',
      ),
    },
  },
  ...coordinateFields(),
  derivedField({
    name: 'slug',
    label: words('Adresdeel', 'Partie de l’adresse', 'Address part', 'Adressteil'),
    description: words(
      'Volgt de Nederlandse naam.',
      'Suit le nom néerlandais.',
      'Follows the Dutch name.',
      'Folgt dem niederländischen Namen.',
    ),
  }),
  derivedField({
    name: 'nameKey',
    label: words('Vergelijkingsnaam', 'Nom de comparaison', 'Comparison name', 'Vergleichsname'),
    description: words(
      'Houdt één plaats per land, postcode en naam.',
      'Garantit un seul lieu par pays, code postal et nom.',
      'Keeps one place per country, postcode and name.',
      'Hält einen Ort je Land, Postleitzahl und Name.',
    ),
  }),
]

function derivedField(options: {
  name: string
  label: LocalizedText
  description: LocalizedText
}): Field {
  return textField({ ...options, index: true, readOnly: true })
}
