import type { Field } from 'payload'
import { checkboxField } from '../../fields/checkbox-field'
import { textField } from '../../fields/plain-text'
import { words } from '../../fields/words'
import { addressIsPublic } from './address-access'
import { coordinateFields } from './coordinate-fields'
import { countryField } from './country-field'
import { zipFitsCountry } from './zip-check'

const privateUnlessPublic = { access: { read: addressIsPublic } }

/** Where a property or project lies, and how much of it visitors may know. */
export function addressFields(): Field[] {
  return [placeField(), ...townFields(), publishAddressField(), ...streetFields(), ...pointFields()]
}

function placeField(): Field {
  return {
    name: 'place',
    type: 'relationship',
    relationTo: 'places',
    label: words('Plaats', 'Localité', 'Place', 'Ort'),
    index: true,
    admin: {
      components: { afterInput: ['/src/cms/admin/fill-place/fill-place.client#FillPlace'] },
      description: words(
        'Kies de gemeente; postcode, naam en land worden ingevuld waar ze leeg zijn.',
        'Choisissez la localité ; code postal, nom et pays sont complétés s’ils sont vides.',
        'Choose the town; postcode, name and country are filled in where they are empty.',
        'Wählen Sie den Ort; Postleitzahl, Name und Land werden ergänzt, wo sie leer sind.',
      ),
    },
  }
}

function townFields(): Field[] {
  return [
    textField({
      name: 'zip',
      label: words('Postcode', 'Code postal', 'Postcode', 'Postleitzahl'),
      description: words(
        'België en Luxemburg vier cijfers, Spanje vijf.',
        'Belgique et Luxembourg : quatre chiffres ; Espagne : cinq.',
        'Belgium and Luxembourg four digits, Spain five.',
        'Belgien und Luxemburg vier Ziffern, Spanien fünf.',
      ),
      index: true,
      maxLength: 10,
      validate: zipFitsCountry,
    }),
    textField({
      name: 'city',
      label: words('Gemeente', 'Commune', 'Town', 'Gemeinde'),
      description: words(
        'Zoals ze op de site en in het adres van de pagina staat.',
        'Telle qu’elle figure sur le site et dans l’adresse de la page.',
        'As it stands on the site and in the address of the page.',
        'Wie sie auf der Website und in der Adresse der Seite steht.',
      ),
      index: true,
      maxLength: 80,
    }),
    countryField(),
  ]
}

function publishAddressField(): Field {
  return checkboxField({
    name: 'publishAddress',
    label: words(
      'Adres tonen op de site',
      'Afficher l’adresse sur le site',
      'Show the address on the site',
      'Adresse auf der Website zeigen',
    ),
    description: words(
      'Niet aangevinkt: bezoekers zien alleen postcode en gemeente en een punt in de buurt.',
      'Non coché : les visiteurs ne voient que le code postal, la commune et un point proche.',
      'Not ticked: visitors see postcode and town only, and a point nearby.',
      'Nicht angekreuzt: Besucher sehen nur Postleitzahl, Ort und einen Punkt in der Nähe.',
    ),
  })
}

function streetFields(): Field[] {
  return [
    {
      ...textField({
        name: 'street',
        label: words('Straat', 'Rue', 'Street', 'Straße'),
        description: words(
          'Zonder huisnummer.',
          'Sans le numéro.',
          'Without the house number.',
          'Ohne Hausnummer.',
        ),
        maxLength: 120,
      }),
      ...privateUnlessPublic,
    },
    {
      ...textField({
        name: 'houseNumber',
        label: words('Huisnummer', 'Numéro', 'House number', 'Hausnummer'),
        description: words(
          'Met letter waar nodig, zoals 12A.',
          'Avec la lettre si nécessaire, comme 12A.',
          'With the letter where needed, such as 12A.',
          'Wenn nötig mit Buchstabe, etwa 12A.',
        ),
        maxLength: 20,
      }),
      ...privateUnlessPublic,
    },
    {
      ...textField({
        name: 'boxNr',
        label: words('Bus', 'Boîte', 'Box', 'Briefkasten'),
        description: words(
          'Alleen het nummer van de bus.',
          'Le numéro de la boîte seul.',
          'The number of the box alone.',
          'Nur die Nummer des Briefkastens.',
        ),
        maxLength: 20,
      }),
      ...privateUnlessPublic,
    },
  ]
}

function pointFields(): Field[] {
  return coordinateFields().map((field) => ({ ...field, ...privateUnlessPublic }))
}
