import type { FactCode } from '@/domain/properties/fact-codes'
import { floodScoreTexts, type FloodScore } from '@/domain/properties/flood'
import type { LocalizedText } from '@/domain/kernel/locales'
import type { Field } from 'payload'
import { checkboxField } from '../../../fields/checkbox-field'
import { dateField } from '../../../fields/date-field'
import { selectField } from '../../../fields/select-field'
import { joinWords, words } from '../../../fields/words'
import { codeField, yesNoField } from './facts'

const inspections: Readonly<Record<FactCode<'inspection'>, LocalizedText>> = {
  compliant: words('Conform', 'Conforme', 'Compliant', 'Konform'),
  notCompliant: words('Niet conform', 'Non conforme', 'Not compliant', 'Nicht konform'),
  none: words('Geen verslag', 'Pas de rapport', 'No report', 'Kein Bericht'),
}

const inspectionAdvice = words(
  'Volgens het laatste keuringsverslag.',
  'Selon le dernier rapport de contrôle.',
  'According to the latest inspection report.',
  'Laut dem letzten Prüfbericht.',
)

const scoreOptions: Readonly<Record<FloodScore, LocalizedText>> = {
  A: withScore('A'),
  B: withScore('B'),
  C: withScore('C'),
  D: withScore('D'),
}

function withScore(score: FloodScore): LocalizedText {
  const letter = `${score}:`
  return joinWords(words(letter, letter, letter, letter), floodScoreTexts[score])
}

/** Certificates of soil, electricity, gas and asbestos, and the scores of the flood report. */
export const certificateFields: Field[] = [...reportFields(), ...floodFields()]

function reportFields(): Field[] {
  return [
    codeField<'groundCertificate'>(
      'groundCertificate',
      words('Bodemattest', 'Attestation du sol', 'Soil certificate', 'Bodenbescheinigung'),
      {
        present: words('Aanwezig', 'Disponible', 'Available', 'Vorhanden'),
        requested: words('Aangevraagd', 'Demandée', 'Requested', 'Beantragt'),
        none: words('Geen', 'Aucune', 'None', 'Keine'),
      },
    ),
    codeField<'inspection'>(
      'electricityCertificate',
      words(
        'Elektrische keuring',
        'Contrôle électrique',
        'Electrical inspection',
        'Elektroabnahme',
      ),
      inspections,
      inspectionAdvice,
    ),
    codeField<'inspection'>(
      'gasCertificate',
      words('Gaskeuring', 'Contrôle du gaz', 'Gas inspection', 'Gasabnahme'),
      inspections,
      inspectionAdvice,
    ),
    codeField<'asbestos'>(
      'asbestosType',
      words('Asbestattest', 'Attestation amiante', 'Asbestos certificate', 'Asbestbescheinigung'),
      {
        safe: words('Asbestveilig', 'Sans risque amiante', 'Asbestos-safe', 'Asbestsicher'),
        notSafe: words(
          'Niet asbestveilig',
          'À risque amiante',
          'Not asbestos-safe',
          'Nicht asbestsicher',
        ),
      },
      words(
        'Alleen in Vlaanderen, voor gebouwen van vóór 2001.',
        'En Flandre seulement, pour les bâtiments d’avant 2001.',
        'In Flanders only, for buildings from before 2001.',
        'Nur in Flandern, für Gebäude von vor 2001.',
      ),
    ),
    dateField({
      name: 'asbestosDate',
      label: words(
        'Datum asbestattest',
        'Date de l’attestation amiante',
        'Date of the asbestos certificate',
        'Datum der Asbestbescheinigung',
      ),
      description: words(
        'De dag van afgifte; het attest geldt ten hoogste tien jaar.',
        'Le jour de la délivrance ; valable dix ans au plus.',
        'The day of issue; valid for ten years at most.',
        'Der Tag der Ausstellung; höchstens zehn Jahre gültig.',
      ),
    }),
    yesNoField(
      'individualMeters',
      words('Individuele meters', 'Compteurs individuels', 'Individual meters', 'Eigene Zähler'),
      words(
        'In Brussel verplicht te vermelden bij verhuur van een woning.',
        'À mentionner à Bruxelles pour la location d’un logement.',
        'To be stated in Brussels when a home is let.',
        'In Brüssel bei der Vermietung einer Wohnung anzugeben.',
      ),
    ),
  ]
}

function floodFields(): Field[] {
  return [
    scoreField(
      'pScore',
      words('P-score (perceel)', 'Score P (parcelle)', 'P-score (plot)', 'P-Score (Parzelle)'),
    ),
    scoreField(
      'gScore',
      words('G-score (gebouw)', 'Score G (bâtiment)', 'G-score (building)', 'G-Score (Gebäude)'),
    ),
    dateField({
      name: 'floodReportDate',
      label: words(
        'Datum overstromingsrapport',
        'Date du rapport d’inondation',
        'Date of the flood report',
        'Datum des Überschwemmungsberichts',
      ),
      description: words(
        'Het rapport mag niet ouder zijn dan één jaar.',
        'Le rapport ne peut dater de plus d’un an.',
        'The report must not be older than one year.',
        'Der Bericht darf nicht älter als ein Jahr sein.',
      ),
    }),
    zoneField(
      'floodZone',
      words(
        'Afgebakend overstromingsgebied',
        'Zone inondable délimitée',
        'Delimited flood area',
        'Abgegrenztes Überschwemmungsgebiet',
      ),
    ),
    zoneField(
      'riverbankZone',
      words(
        'Afgebakende oeverzone',
        'Zone de rive délimitée',
        'Delimited riverbank zone',
        'Abgegrenzte Uferzone',
      ),
    ),
    selectField({
      name: 'floodRisk',
      label: words(
        'Overstromingsgevoeligheid (oud)',
        'Sensibilité aux inondations (ancien)',
        'Flood risk (former)',
        'Überschwemmungsrisiko (alt)',
      ),
      description: words(
        'Afgeschaft sinds 2023; op de site als vroegere indeling, zolang er geen score is.',
        'Supprimé depuis 2023 ; sur le site comme ancienne classification, sans score.',
        'Abolished since 2023; on the site as the former class while there is no score.',
        'Seit 2023 abgeschafft; auf der Website als frühere Einteilung ohne Score.',
      ),
      options: {
        none: words('Niet', 'Non', 'None', 'Nicht'),
        possible: words('Mogelijk', 'Possible', 'Possible', 'Möglich'),
        effective: words('Effectief', 'Effective', 'Effective', 'Effektiv'),
      },
    }),
  ]
}

function scoreField(name: string, label: LocalizedText): Field {
  return selectField({
    name,
    label,
    options: scoreOptions,
    description: words(
      'Verplicht in Vlaanderen bij verkoop. D krijgt het overstromingssymbool.',
      'Obligatoire en Flandre pour la vente. D reçoit le symbole d’inondation.',
      'Required in Flanders for sales. D carries the flood symbol.',
      'In Flandern beim Verkauf Pflicht. D trägt das Überschwemmungssymbol.',
    ),
  })
}

function zoneField(name: string, label: LocalizedText): Field {
  return checkboxField({
    name,
    label,
    description: words(
      'Verplicht te vermelden in Vlaanderen, los van de scores.',
      'À mentionner en Flandre, indépendamment des scores.',
      'To be stated in Flanders, whatever the scores.',
      'In Flandern anzugeben, unabhängig von den Scores.',
    ),
  })
}
