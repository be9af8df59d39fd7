import { planningCodes, planningCodesFor } from '@/domain/properties/planning-codes'
import type { Field } from 'payload'
import { localizedTextarea } from '../../../fields/localized-text'
import { selectField } from '../../../fields/select-field'
import { words } from '../../../fields/words'
import { yesNoField } from './facts'

const destinations = Object.fromEntries(
  planningCodesFor('destination').map((code) => [code, planningCodes[code].names]),
)

/** The answers on town planning that an advertisement must give. */
export const planningFields: Field[] = [
  selectField({
    name: 'areaApplication',
    label: words(
      'Stedenbouwkundige bestemming',
      'Affectation urbanistique',
      'Zoning',
      'Städtebauliche Bestimmung',
    ),
    description: words(
      'De meest recente bestemming volgens het stedenbouwkundig uittreksel.',
      'La dernière affectation selon les renseignements urbanistiques.',
      'The most recent zoning according to the planning extract.',
      'Die jüngste Bestimmung laut städtebaulichem Auszug.',
    ),
    options: destinations,
  }),
  yesNoField(
    'hasPermit',
    words('Omgevingsvergunning', 'Permis d’urbanisme', 'Planning permit', 'Städtebaugenehmigung'),
  ),
  yesNoField(
    'hasAllotmentPermit',
    words(
      'Verkavelingsvergunning',
      'Permis de lotir',
      'Subdivision permit',
      'Parzellierungsgenehmigung',
    ),
  ),
  yesNoField(
    'hasPreemptiveRight',
    words('Voorkooprecht', 'Droit de préemption', 'Pre-emption right', 'Vorkaufsrecht'),
  ),
  yesNoField(
    'hasSummons',
    words('Dagvaarding', 'Citation', 'Summons', 'Vorladung'),
    words(
      'Voor een stedenbouwkundige overtreding.',
      'Pour une infraction urbanistique.',
      'For a planning offence.',
      'Wegen eines städtebaulichen Verstoßes.',
    ),
  ),
  selectField({
    name: 'judicialDecision',
    label: words(
      'Rechterlijke herstelmaatregel',
      'Mesure judiciaire de réparation',
      'Judicial recovery order',
      'Gerichtliche Wiederherstellungsmaßnahme',
    ),
    description: words(
      'Leeg komt er geen regel op de site. Op aanvraag is juridisch zwak.',
      'Vide, la ligne ne figure pas sur le site. Sur demande est juridiquement faible.',
      'When empty, the site shows no line. On request is weak in law.',
      'Leer zeigt die Website keine Zeile. Auf Anfrage ist rechtlich schwach.',
    ),
    options: {
      '0': words('Nee', 'Non', 'No', 'Nein'),
      '1': words('Ja', 'Oui', 'Yes', 'Ja'),
      '2': words('Op aanvraag', 'Sur demande', 'On request', 'Auf Anfrage'),
    },
  }),
  localizedTextarea({
    name: 'planningInformation',
    label: words(
      'Stedenbouwkundige informatie',
      'Renseignements urbanistiques',
      'Planning information',
      'Städtebauliche Informationen',
    ),
    description: words(
      'In Brussel verplicht bij verkoop: de inlichtingen of het webadres waar ze staan.',
      'Obligatoire à Bruxelles pour la vente : les renseignements ou l’adresse web.',
      'Required for sales in Brussels: the information or the web address where it stands.',
      'In Brüssel beim Verkauf Pflicht: die Auskünfte oder die Webadresse.',
    ),
    maxLength: 4_000,
    rows: 4,
  }),
]
