import type { Field } from 'payload'
import { localizedText, localizedTextarea } from '../../../fields/localized-text'
import { checkboxField } from '../../../fields/checkbox-field'
import { relationshipField, relationshipsField } from '../../../fields/relationship-field'
import { words } from '../../../fields/words'
import { unitField } from './unit'

/** What the property is called and in which lists it stands. */
export const identityFields: Field[] = [
  localizedText({
    name: 'title',
    label: words('Titel', 'Titre', 'Title', 'Titel'),
    description: words(
      'Zoals hij op de kaart en in het adres staat. Zonder straat wanneer het adres verborgen is.',
      'Tel qu’il figure sur la fiche et dans l’adresse. Sans la rue si l’adresse est masquée.',
      'As it stands on the card and in the address. Without the street when the address is hidden.',
      'Wie er auf der Karte und in der Adresse steht. Ohne Straße, wenn die Adresse verborgen ist.',
    ),
    maxLength: 150,
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
  relationshipField({
    name: 'mainType',
    relationTo: 'property-types',
    label: words('Hoofdtype', 'Type principal', 'Main type', 'Haupttyp'),
    description: words(
      'Het type dat op de kaart staat en de wettelijke vermeldingen bepaalt.',
      'Le type qui figure sur la fiche et détermine les mentions légales.',
      'The type that stands on the card and decides the legal mentions.',
      'Der Typ, der auf der Karte steht und die Pflichtangaben bestimmt.',
    ),
    required: true,
  }),
  relationshipsField({
    name: 'types',
    relationTo: 'property-types',
    label: words('Alle types', 'Tous les types', 'All types', 'Alle Typen'),
    description: words(
      'Wie op één van deze types zoekt, vindt het pand. Het hoofdtype komt er vanzelf bij.',
      'Qui cherche l’un de ces types trouve le bien. Le type principal s’y ajoute de lui-même.',
      'Whoever searches one of these types finds the property. The main type is added by itself.',
      'Wer einen dieser Typen sucht, findet das Objekt. Der Haupttyp kommt von selbst hinzu.',
    ),
  }),
  checkboxField({
    name: 'isInvestment',
    label: words('Beleggingsvastgoed', 'Immobilier de rapport', 'Investment', 'Anlageimmobilie'),
    description: words(
      'Komt ook in de lijst met beleggingsvastgoed.',
      'Figure aussi dans la liste de l’immobilier de rapport.',
      'Also stands in the list of investment property.',
      'Steht auch in der Liste der Anlageimmobilien.',
    ),
  }),
  checkboxField({
    name: 'isNewBuild',
    label: words('Nieuwbouw', 'Construction neuve', 'New build', 'Neubau'),
    description: words(
      'Voor het btw-stelsel en de regels rond een nog niet afgeleverd certificaat.',
      'Pour le régime TVA et les règles d’un certificat pas encore délivré.',
      'For the VAT regime and the rules on a certificate that is not issued yet.',
      'Für die MwSt.-Regelung und die Regeln zum noch nicht ausgestellten Ausweis.',
    ),
  }),
  checkboxField({
    name: 'isAnnuity',
    label: words('Verkoop op lijfrente', 'Vente en viager', 'Life annuity', 'Leibrente'),
    description: words(
      'Toont het tabblad Lijfrente; de prijsfilter gebruikt dan het boeket.',
      'Affiche l’onglet Viager ; le filtre de prix utilise alors le bouquet.',
      'Shows the tab Annuity; the price filter then uses the lump sum.',
      'Zeigt den Reiter Leibrente; der Preisfilter nutzt dann die Anzahlung.',
    ),
  }),
  checkboxField({
    name: 'isLongLease',
    label: words(
      'Lange huur, erfpacht of opstal',
      'Bail de longue durée, emphytéose ou superficie',
      'Long lease, leasehold or superficies',
      'Langzeitmiete, Erbpacht oder Baurecht',
    ),
    description: words(
      'Meer dan negen jaar: dan gelden de vermeldingen van een verkoop.',
      'Plus de neuf ans : les mentions d’une vente s’appliquent.',
      'More than nine years: the mentions of a sale apply.',
      'Mehr als neun Jahre: Dann gelten die Angaben eines Verkaufs.',
    ),
    condition: (data) => data.goal === 'rent',
  }),
  unitField,
]
