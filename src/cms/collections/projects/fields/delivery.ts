import type { Field } from 'payload'
import { dateField } from '../../../fields/date-field'
import { localizedText } from '../../../fields/localized-text'
import { uploadsField } from '../../../fields/upload-field'
import { webAddressField } from '../../../fields/web-address-field'
import { words } from '../../../fields/words'

/** Most pictures of one step: what the page shows in a few rows. */
const stepPicturesMax = 12

/** When it is ready, and how far the works are. */
export const deliveryFields: Field[] = [
  localizedText({
    name: 'delivery',
    label: words('Oplevering', 'Livraison', 'Delivery', 'Fertigstellung'),
    description: words(
      'In woorden, zoals voorjaar 2027.',
      'En mots, comme printemps 2027.',
      'In words, such as spring 2027.',
      'In Worten, etwa Frühjahr 2027.',
    ),
    maxLength: 80,
  }),
  dateField({
    name: 'deliveryDate',
    label: words(
      'Datum van oplevering',
      'Date de livraison',
      'Delivery date',
      'Datum der Fertigstellung',
    ),
    description: words(
      'Voor het sorteren; de site toont de woorden.',
      'Pour le tri ; le site affiche les mots.',
      'For sorting; the site shows the words.',
      'Zum Sortieren; die Website zeigt die Worte.',
    ),
  }),
  webAddressField({
    name: 'externalWeb',
    label: words('Eigen site', 'Site propre', 'Own site', 'Eigene Website'),
    description: words(
      'De site van het project, opent in een nieuw venster.',
      'Le site du projet, s’ouvre dans une nouvelle fenêtre.',
      'The site of the project, opens in a new window.',
      'Die Website des Projekts, öffnet in einem neuen Fenster.',
    ),
  }),
  {
    name: 'progress',
    type: 'array',
    label: words(
      'Voortgang van de werken',
      'Avancement des travaux',
      'Progress of the works',
      'Baufortschritt',
    ),
    labels: {
      singular: words('Stap', 'Étape', 'Step', 'Schritt'),
      plural: words('Stappen', 'Étapes', 'Steps', 'Schritte'),
    },
    admin: {
      description: words(
        'Nieuwste stap bovenaan.',
        'L’étape la plus récente en premier.',
        'Newest step first.',
        'Neuester Schritt zuerst.',
      ),
    },
    fields: [
      dateField({
        name: 'date',
        label: words('Datum', 'Date', 'Date', 'Datum'),
        description: words(
          'De dag waarop deze stap klaar was.',
          'Le jour où cette étape était terminée.',
          'The day on which this step was done.',
          'Der Tag, an dem dieser Schritt fertig war.',
        ),
        required: true,
      }),
      localizedText({
        name: 'text',
        label: words('Stap', 'Étape', 'Step', 'Schritt'),
        description: words(
          'In één zin, zoals ruwbouw klaar.',
          'En une phrase, comme gros œuvre terminé.',
          'In one sentence, such as shell finished.',
          'In einem Satz, etwa Rohbau fertig.',
        ),
        required: true,
      }),
      uploadsField({
        name: 'pictures',
        label: words('Foto’s', 'Photos', 'Pictures', 'Fotos'),
        description: words(
          `Van de werf op dat moment, ten hoogste ${stepPicturesMax}. Zonder nummerplaten, gezichten en, bij een verborgen adres, huisnummers.`,
          `Du chantier à ce moment, ${stepPicturesMax} au plus. Sans plaques, visages ni, si l’adresse est masquée, numéros de maison.`,
          `Of the site at that moment, ${stepPicturesMax} at most. Without number plates, faces and, with a hidden address, house numbers.`,
          `Von der Baustelle zu diesem Zeitpunkt, höchstens ${stepPicturesMax}. Ohne Kennzeichen, Gesichter und, bei verborgener Adresse, Hausnummern.`,
        ),
        maxRows: stepPicturesMax,
      }),
    ],
  },
]
