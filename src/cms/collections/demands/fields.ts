import type { Field } from 'payload'
import { type alertFrequencies } from '@/domain/matching/schedule'
import { type wishFeatures, type wishGoals } from '@/domain/matching/wish'
import { propertyTypes } from '@/domain/properties/property-types'
import { parseSearchArea } from '@/domain/search/search-area'
import { nobody } from '../../access/nobody'
import { checkboxField } from '../../fields/checkbox-field'
import { dateField } from '../../fields/date-field'
import { emailField } from '../../fields/email-field'
import { localeField } from '../../fields/locale-field'
import { numberField } from '../../fields/number-field'
import { textField } from '../../fields/plain-text'
import { relationshipField } from '../../fields/relationship-field'
import { multiSelectField, selectField } from '../../fields/select-field'
import { words } from '../../fields/words'
import { writtenOnce } from '../../fields/written-once'

/** How far a demand is; only a confirmed one is told of homes. */
export type DemandState = 'pending' | 'confirmed' | 'paused' | 'expired' | 'unsubscribed'

/** A ring of 50 corners, "51.2194,4.4025;…". */
const areaCharactersMax = 1200

const followUp: Field[] = [
  selectField<DemandState>({
    name: 'state',
    label: words('Stand', 'État', 'State', 'Stand'),
    options: {
      pending: words('Te bevestigen', 'À confirmer', 'To be confirmed', 'Zu bestätigen'),
      confirmed: words('Bevestigd', 'Confirmée', 'Confirmed', 'Bestätigt'),
      paused: words('Gepauzeerd', 'En pause', 'Paused', 'Pausiert'),
      expired: words('Verlopen', 'Expirée', 'Expired', 'Abgelaufen'),
      unsubscribed: words('Uitgeschreven', 'Désinscrite', 'Unsubscribed', 'Abgemeldet'),
    },
    required: true,
    index: true,
    defaultValue: 'pending',
    description: words(
      'Meldingen vertrekken pas nadat de zoeker zelf bevestigde.',
      'Les alertes ne partent qu’après confirmation par la personne même.',
      'Alerts leave only after the person has confirmed.',
      'Meldungen gehen erst nach eigener Bestätigung hinaus.',
    ),
  }),
  selectField({
    name: 'frequency',
    label: words('Hoe vaak', 'Fréquence', 'How often', 'Wie oft'),
    options: {
      instant: words('Meteen', 'Tout de suite', 'At once', 'Sofort'),
      daily: words('Dagelijks', 'Chaque jour', 'Daily', 'Täglich'),
      weekly: words('Wekelijks', 'Chaque semaine', 'Weekly', 'Wöchentlich'),
    } satisfies Record<(typeof alertFrequencies)[number], unknown>,
    required: true,
    defaultValue: 'daily',
  }),
  dateField({
    name: 'until',
    label: words('Loopt tot', 'Valable jusqu’au', 'Runs until', 'Läuft bis'),
    required: true,
    index: true,
  }),
]

const criteria: Field[] = [
  selectField({
    name: 'goal',
    label: words('Wil', 'Souhaite', 'Wants to', 'Möchte'),
    options: {
      buy: words('Kopen', 'Acheter', 'Buy', 'Kaufen'),
      rent: words('Huren', 'Louer', 'Rent', 'Mieten'),
    } satisfies Record<(typeof wishGoals)[number], unknown>,
    required: true,
  }),
  multiSelectField({
    name: 'types',
    label: words('Types', 'Types', 'Types', 'Typen'),
    options: Object.fromEntries(propertyTypes.map(({ key, names }) => [key, names])),
  }),
  {
    name: 'places',
    type: 'text',
    hasMany: true,
    maxRows: 100,
    label: words('Plaatsen', 'Localités', 'Places', 'Orte'),
    admin: {
      description: words(
        'Land en postcode, zoals 10-2000 (10 België, 32 Spanje, 50 Luxemburg).',
        'Pays et code postal, comme 10-2000 (10 Belgique, 32 Espagne, 50 Luxembourg).',
        'Country and postcode, such as 10-2000 (10 Belgium, 32 Spain, 50 Luxembourg).',
        'Land und Postleitzahl, wie 10-2000 (10 Belgien, 32 Spanien, 50 Luxemburg).',
      ),
    },
    validate: (value: unknown) =>
      value === null ||
      value === undefined ||
      (Array.isArray(value) && value.every((code) => /^\d{1,3}-\d{4,5}$/.test(String(code)))) ||
      '10-2000',
  },
  textField({
    name: 'area',
    label: words('Getekend gebied', 'Zone dessinée', 'Drawn area', 'Gezeichnetes Gebiet'),
    maxLength: areaCharactersMax,
    validate: (value) => !value || parseSearchArea(value) !== null || '51.2194,4.4025;…',
  }),
  numberField({
    name: 'minPrice',
    label: words('Budget van', 'Budget de', 'Budget from', 'Budget von'),
    unit: '€',
  }),
  numberField({
    name: 'maxPrice',
    label: words('Budget tot', 'Budget à', 'Budget to', 'Budget bis'),
    unit: '€',
  }),
  numberField({
    name: 'tolerancePercent',
    label: words('Speling op het budget', 'Marge', 'Tolerance on the budget', 'Spielraum'),
    unit: '%',
    max: 20,
    defaultValue: 0,
  }),
  checkboxField({
    name: 'includeOnRequest',
    label: words(
      'Ook prijs op aanvraag',
      'Aussi prix sur demande',
      'Price on request too',
      'Auch Preis auf Anfrage',
    ),
  }),
  numberField({
    name: 'minBedrooms',
    label: words('Slaapkamers', 'Chambres', 'Bedrooms', 'Schlafzimmer'),
    max: 50,
  }),
  numberField({
    name: 'minBathrooms',
    label: words('Badkamers', 'Salles de bains', 'Bathrooms', 'Badezimmer'),
    max: 50,
  }),
  numberField({
    name: 'minSurface',
    label: words('Bewoonbaar', 'Habitable', 'Living area', 'Wohnfläche'),
    unit: 'm²',
    max: 99_999,
  }),
  multiSelectField({
    name: 'features',
    label: words('Zeker met', 'Avec absolument', 'Must have', 'Unbedingt mit'),
    options: {
      garage: words('Garage', 'Garage', 'Garage', 'Garage'),
      parking: words('Parkeerplaats', 'Parking', 'Parking space', 'Stellplatz'),
      terrace: words('Terras', 'Terrasse', 'Terrace', 'Terrasse'),
      garden: words('Tuin', 'Jardin', 'Garden', 'Garten'),
    } satisfies Record<(typeof wishFeatures)[number], unknown>,
  }),
]

/** What the system notes; no person changes it. */
const origin: Field[] = [
  writtenOnce(emailField({ required: true, index: true })),
  writtenOnce(localeField({ required: true })),
  relationshipField({
    name: 'enquiry',
    label: words('Aanvraag', 'Demande', 'Enquiry', 'Anfrage'),
    relationTo: 'enquiries',
  }),
  writtenOnce(
    textField({
      name: 'privacyVersion',
      label: words(
        'Versie van de privacyverklaring',
        'Version de la déclaration de confidentialité',
        'Version of the privacy statement',
        'Fassung der Datenschutzerklärung',
      ),
      maxLength: 20,
    }),
  ),
  ...[
    dateField({
      name: 'confirmedAt',
      label: words('Bevestigd op', 'Confirmée le', 'Confirmed at', 'Bestätigt am'),
      withTime: true,
    }),
    dateField({
      name: 'toldAt',
      label: words('Laatste melding', 'Dernière alerte', 'Last alert', 'Letzte Meldung'),
      withTime: true,
    }),
    dateField({
      name: 'renewalSentAt',
      label: words('Verlenging gevraagd', 'Prolongation demandée', 'Renewal asked', 'Verlängerung'),
      withTime: true,
    }),
  ].map((field) => ({ ...field, access: { update: nobody } })),
]

export const demandFields: Field[] = [...followUp, ...criteria, ...origin]
