import { numberBounds } from '@/domain/contact/bounds'
import type { LocalizedText } from '@/domain/kernel/locales'
import type { Field } from 'payload'
import { localizedText, localizedTextarea } from '../../../fields/localized-text'
import { numberField } from '../../../fields/number-field'
import { textField } from '../../../fields/plain-text'
import { relationshipsField } from '../../../fields/relationship-field'
import { words } from '../../../fields/words'

/** What the project is called and what its units cost. */
export const projectIdentityFields: Field[] = [
  localizedText({
    name: 'name',
    label: words('Naam', 'Nom', 'Name', 'Name'),
    description: words(
      'Zoals op de werf; ook in het adres van de pagina.',
      'Comme sur le chantier ; figure aussi dans l’adresse de la page.',
      'As on the building site; also in the address of the page.',
      'Wie auf der Baustelle; auch in der Adresse der Seite.',
    ),
    required: true,
    maxLength: 150,
  }),
  textField({
    name: 'number',
    label: words('Projectnummer', 'Numéro de projet', 'Project number', 'Projektnummer'),
    description: words(
      'Dossiernummer van het kantoor.',
      'Numéro de dossier de l’agence.',
      'File number of the agency.',
      'Aktennummer des Büros.',
    ),
    index: true,
    maxLength: 40,
  }),
  localizedTextarea({
    name: 'description',
    label: words('Omschrijving', 'Description', 'Description', 'Beschreibung'),
    description: words(
      'Een lege taal toont de tekst in de standaardtaal, met een melding.',
      'Une langue vide affiche le texte dans la langue par défaut, avec un avis.',
      'An empty language shows the text in the default language, with a notice.',
      'Eine leere Sprache zeigt den Text in der Standardsprache, mit Hinweis.',
    ),
    rows: 10,
  }),
  relationshipsField({
    name: 'types',
    relationTo: 'property-types',
    label: words('Types', 'Types', 'Types', 'Typen'),
    description: words(
      'Het eerste type staat op de kaart.',
      'Le premier type figure sur la fiche.',
      'The first type stands on the card.',
      'Der erste Typ steht auf der Karte.',
    ),
  }),
  priceField(
    'priceMin',
    words('Laagste prijs', 'Prix minimum', 'Lowest price', 'Niedrigster Preis'),
  ),
  priceField('priceMax', words('Hoogste prijs', 'Prix maximum', 'Highest price', 'Höchster Preis')),
]

function priceField(name: string, label: LocalizedText): Field {
  return numberField({
    name,
    label,
    unit: '€',
    ...numberBounds.price,
    index: true,
    description: words(
      'Twee gelijke bedragen tonen één prijs. Leeg: vanaf, tot of op aanvraag. Toont elke eenheid die nog te krijgen is een prijs, dan gelden die prijzen.',
      'Deux montants égaux affichent un seul prix. Vide : à partir de, jusqu’à ou sur demande. Si chaque unité encore disponible affiche un prix, ce sont ces prix qui comptent.',
      'Two equal amounts show one price. Empty: from, up to or on request. Where every unit still to be had shows a price, those prices count.',
      'Zwei gleiche Beträge zeigen einen Preis. Leer: ab, bis oder auf Anfrage. Zeigt jede noch verfügbare Einheit einen Preis, gelten diese Preise.',
    ),
  })
}
