import type { Field } from 'payload'
import { languageNames } from '@/domain/kernel/language-names'
import type { LocalizedText } from '@/domain/kernel/locales'
import { formatFiles, listingFormats, type ListingFormat } from '@/domain/listings/listing-formats'
import { countries } from '@/domain/places/countries'
import { goalNames } from '@/domain/properties/goals'
import { propertyTypes } from '@/domain/properties/property-types'
import { nobody } from '../../access/nobody'
import { dateField } from '../../fields/date-field'
import { numberField } from '../../fields/number-field'
import { textField } from '../../fields/plain-text'
import { multiSelectField, selectField } from '../../fields/select-field'
import { toSidebar } from '../../fields/to-sidebar'
import { words } from '../../fields/words'

const inAllLanguages = (name: string): LocalizedText => words(name, name, name, name)

// Every format is in the list, so that every one has its name.
const formatNames = Object.fromEntries(
  listingFormats.map((format) => [format, inAllLanguages(formatFiles[format].name)]),
) as Record<ListingFormat, LocalizedText>

const countryNames = Object.fromEntries(countries.map(({ id, names }) => [String(id), names]))

const typeNames = Object.fromEntries(
  propertyTypes.map(({ webId, names }) => [String(webId), names]),
)

const noneMeansAll = words(
  'Niets gekozen: alles.',
  'Aucun choix : tout.',
  'Nothing chosen: everything.',
  'Nichts gewählt: alles.',
)

const choiceFields: Field[] = [
  textField({
    name: 'name',
    label: words('Voor wie', 'Pour qui', 'For whom', 'Für wen'),
    description: words(
      'Het portaal of de partner die de panden ophaalt. Alleen voor het kantoor.',
      'Le portail ou le partenaire qui relève les biens. Pour l’agence seulement.',
      'The portal or partner that fetches the properties. For the office alone.',
      'Das Portal oder der Partner, der die Objekte abholt. Nur für das Büro.',
    ),
    required: true,
    maxLength: 120,
  }),
  selectField({
    name: 'format',
    label: words('Formaat', 'Format', 'Format', 'Format'),
    description: words(
      'Wijzigt u het formaat, maak dan een nieuw adres.',
      'Si vous changez le format, créez une nouvelle adresse.',
      'If you change the format, make a new address.',
      'Wenn Sie das Format ändern, erstellen Sie eine neue Adresse.',
    ),
    options: formatNames,
    required: true,
    defaultValue: 'kyero',
  }),
  multiSelectField({
    name: 'goals',
    label: words('Doel', 'But', 'Goal', 'Zweck'),
    description: noneMeansAll,
    options: goalNames,
  }),
  multiSelectField({
    name: 'countries',
    label: words('Landen', 'Pays', 'Countries', 'Länder'),
    description: noneMeansAll,
    options: countryNames,
  }),
  // By their codes: a link to records would mean everything once those were removed.
  multiSelectField({
    name: 'types',
    label: words('Types', 'Types', 'Types', 'Typen'),
    description: noneMeansAll,
    options: typeNames,
  }),
  // Not `locales`: the framework keeps translations in a table of that name.
  multiSelectField({
    name: 'languages',
    label: words('Talen', 'Langues', 'Languages', 'Sprachen'),
    description: words(
      'Een pand gaat mee in de talen waarin het op de site staat. Niets gekozen: alle talen.',
      'Un bien est transmis dans les langues dans lesquelles il est publié. Aucun choix : toutes.',
      'A property goes out in the languages in which it is on the site. Nothing chosen: all.',
      'Ein Objekt geht in den Sprachen hinaus, in denen es auf der Website steht. Nichts gewählt: alle.',
    ),
    options: languageNames,
  }),
]

type Kept = Extract<Field, { name: string }>

/** What the site notes itself: seen by editors, written by nobody. */
function toNoted<F extends Kept>(field: F): F {
  return toSidebar({ ...field, access: { create: nobody, update: nobody } })
}

const notedFields: Field[] = [
  {
    name: 'address',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '/src/cms/admin/export-address#ExportAddress' },
    },
  },
  {
    ...textField({
      name: 'keyHash',
      label: words('Sleutel', 'Clé', 'Key', 'Schlüssel'),
      unique: true,
      index: true,
    }),
    hidden: true,
    access: { create: nobody, read: nobody, update: nobody },
  },
  toNoted(
    dateField({
      name: 'keyMadeAt',
      label: words(
        'Adres gemaakt op',
        'Adresse créée le',
        'Address made at',
        'Adresse erstellt am',
      ),
      withTime: true,
      readOnly: true,
      condition: (data) => Boolean(data['keyMadeAt']),
    }),
  ),
  toNoted(
    dateField({
      name: 'revokedAt',
      label: words('Ingetrokken op', 'Révoqué le', 'Revoked at', 'Widerrufen am'),
      withTime: true,
      readOnly: true,
      condition: (data) => Boolean(data['revokedAt']),
    }),
  ),
  toNoted(
    dateField({
      name: 'lastFetchedAt',
      label: words('Laatst opgehaald', 'Dernière relève', 'Last fetched', 'Zuletzt abgeholt'),
      withTime: true,
      readOnly: true,
      condition: (data) => Boolean(data['lastFetchedAt']),
    }),
  ),
  toNoted(
    numberField({
      name: 'fetchCount',
      label: words('Keer opgehaald', 'Nombre de relèves', 'Times fetched', 'Male abgeholt'),
      defaultValue: 0,
      readOnly: true,
    }),
  ),
]

export const exportLinkFields: Field[] = [...choiceFields, ...notedFields]
