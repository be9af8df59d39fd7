import type { Field } from 'payload'
import { dateField } from '../../../fields/date-field'
import { numberField } from '../../../fields/number-field'
import { textField } from '../../../fields/plain-text'
import { words } from '../../../fields/words'

/** Values beyond these bounds are typing errors: no building uses or yields that much. */
const performanceBounds = { min: -500, max: 2_000 }

/** What the energy certificate says. */
export const energyFields: Field[] = [
  numberField({
    name: 'energyPerformance',
    label: words(
      'EPC-score per jaar',
      'Consommation spécifique par an',
      'EPC score per year',
      'Spezifischer Verbrauch pro Jahr',
    ),
    unit: 'kWh/m²',
    ...performanceBounds,
    step: 0.01,
    description: words(
      'Zoals op het certificaat, −500 tot 2000. Zonder label op het certificaat rekent de site het uit.',
      'Comme sur le certificat, de −500 à 2000. Sans label, le site le calcule.',
      'As on the certificate, −500 to 2000. Without a label the site works it out.',
      'Wie auf dem Ausweis, −500 bis 2000. Ohne Label berechnet es die Website.',
    ),
    index: true,
  }),
  textField({
    name: 'epcLabelText',
    label: words(
      'Label op het certificaat',
      'Label du certificat',
      'Label on the certificate',
      'Label auf dem Ausweis',
    ),
    description: words(
      'Bijvoorbeeld B of C+. Gaat altijd vóór een berekend label.',
      'Par exemple B ou C+. Prime toujours sur un label calculé.',
      'For example B or C+. Always goes before a calculated label.',
      'Zum Beispiel B oder C+. Geht immer vor einem berechneten Label.',
    ),
    maxLength: 10,
  }),
  textField({
    name: 'epcUniqueCode',
    label: words(
      'Certificaatnummer of UC',
      'Numéro de certificat ou CU',
      'Certificate number or UC',
      'Zertifikatnummer oder UC',
    ),
    description: words(
      'In Vlaanderen verplicht wanneer het adres verborgen is.',
      'Obligatoire en Flandre si l’adresse est masquée.',
      'Required in Flanders when the address is hidden.',
      'In Flandern Pflicht, wenn die Adresse verborgen ist.',
    ),
    maxLength: 60,
  }),
  numberField({
    name: 'epcTotalKwh',
    label: words(
      'Totaal verbruik per jaar',
      'Consommation totale par an',
      'Total consumption per year',
      'Gesamtverbrauch pro Jahr',
    ),
    unit: 'kWh',
    min: -1_000_000,
    max: 99_999_999,
    description: words(
      'In Wallonië verplicht in de advertentie.',
      'Obligatoire dans l’annonce en Wallonie.',
      'Required in the advertisement in Wallonia.',
      'In der Wallonie Pflicht in der Anzeige.',
    ),
  }),
  numberField({
    name: 'epcCo2',
    label: words(
      'CO₂-uitstoot per jaar',
      'Émission de CO₂ par an',
      'CO₂ emission per year',
      'CO₂-Ausstoß pro Jahr',
    ),
    unit: 'kg CO₂/m²',
    min: -100,
    max: 1_000,
    step: 0.01,
    description: words(
      'In Brussel op het certificaat vermeld.',
      'Mentionnée sur le certificat à Bruxelles.',
      'Stated on the certificate in Brussels.',
      'In Brüssel auf dem Ausweis angegeben.',
    ),
  }),
  numberField({
    name: 'eLevel',
    label: words('E-peil', 'Niveau E', 'E-level', 'E-Niveau'),
    min: -100,
    max: 300,
    description: words(
      'Voor nieuwbouw zonder certificaat, −100 tot 300.',
      'Pour la construction neuve sans certificat, de −100 à 300.',
      'For new build without a certificate, −100 to 300.',
      'Für Neubau ohne Ausweis, −100 bis 300.',
    ),
  }),
  dateField({
    name: 'epcValidUntil',
    label: words(
      'Certificaat geldig tot',
      'Certificat valable jusqu’au',
      'Certificate valid until',
      'Ausweis gültig bis',
    ),
    description: words(
      'Een certificaat geldt tien jaar.',
      'Un certificat est valable dix ans.',
      'A certificate is valid for ten years.',
      'Ein Ausweis gilt zehn Jahre.',
    ),
  }),
]
