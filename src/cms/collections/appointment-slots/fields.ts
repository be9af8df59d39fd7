import {
  closesBeforeMinutesDefault,
  findSlotIssue,
  slotCapacityMax,
  slotHoursMax,
} from '@/domain/appointments/slots'
import type { DateField, DateFieldValidation, Field, NumberField } from 'payload'
import { date } from 'payload/shared'
import { dateField } from '../../fields/date-field'
import { numberField } from '../../fields/number-field'
import { textField } from '../../fields/plain-text'
import { relationshipField } from '../../fields/relationship-field'
import { selectField } from '../../fields/select-field'
import { wholeNumber } from '../../fields/whole-number'
import { words } from '../../fields/words'
import { toEditorMessage } from '../../hooks/editor-message'

const bufferMinutesMax = 240
const closesBeforeMinutesMax = 14 * 24 * 60

const issueTexts = {
  endsTooEarly: words(
    'Het einde van het tijdslot ligt niet na het begin. Kies bij “Einde” een later uur.',
    'La fin du créneau ne suit pas le début. Choisissez une heure plus tardive sous « Fin ».',
    'The end of the slot does not lie after its start. Choose a later time under “End”.',
    'Das Ende des Zeitfensters liegt nicht nach dem Beginn. Wählen Sie unter „Ende“ eine spätere Uhrzeit.',
  ),
  tooLong: words(
    `Het tijdslot duurt langer dan ${slotHoursMax} uur. Kies bij “Einde” een vroeger uur.`,
    `Le créneau dure plus de ${slotHoursMax} heures. Choisissez une heure plus proche sous « Fin ».`,
    `The slot is longer than ${slotHoursMax} hours. Choose an earlier time under “End”.`,
    `Das Zeitfenster dauert länger als ${slotHoursMax} Stunden. Wählen Sie unter „Ende“ eine frühere Uhrzeit.`,
  ),
}

/** A slot ends after it starts, on the same half day. */
export const endsAfterStart: DateFieldValidation = (value, options) => {
  const standard = date(value, options)
  const start = toMoment(readValue(options.data, 'startsAt'))
  const end = toMoment(value)
  if (standard !== true || start === null || end === null) return standard
  const issue = findSlotIssue({ start, end })
  return issue === null || toEditorMessage(options.req, issueTexts[issue])
}

function toMoment(value: unknown): Date | null {
  if (!(value instanceof Date) && typeof value !== 'string') return null
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? null : moment
}

function readValue(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined
}

const aboutFields: Field[] = [
  relationshipField({
    name: 'property',
    relationTo: 'properties',
    label: words('Pand', 'Bien', 'Property', 'Objekt'),
    description: words(
      'Leeg voor een project of een afspraak op kantoor.',
      'Vide pour un projet ou un rendez-vous au bureau.',
      'Empty for a project or an appointment at the office.',
      'Leer für ein Projekt oder einen Termin im Büro.',
    ),
  }),
  relationshipField({
    name: 'project',
    relationTo: 'projects',
    label: words('Project', 'Projet', 'Project', 'Projekt'),
    description: words(
      'Leeg voor een pand of een afspraak op kantoor.',
      'Vide pour un bien ou un rendez-vous au bureau.',
      'Empty for a property or an appointment at the office.',
      'Leer für ein Objekt oder einen Termin im Büro.',
    ),
  }),
  relationshipField({
    name: 'agent',
    relationTo: 'users',
    label: words('Makelaar', 'Agent', 'Agent', 'Makler'),
    description: words(
      'Wie de bezoeker ontvangt. Op twee plaatsen tegelijk kan niet geboekt worden.',
      'Qui reçoit le visiteur. Il ne peut être réservé à deux endroits à la fois.',
      'Who receives the visitor. Nobody can be booked in two places at once.',
      'Wer den Besucher empfängt. Niemand kann an zwei Orten zugleich gebucht werden.',
    ),
  }),
]

const timeFields: DateField[] = [
  dateField({
    name: 'startsAt',
    label: words('Begin', 'Début', 'Start', 'Beginn'),
    description: words(
      'Uur van de computer waarop u werkt.',
      'Heure de l’ordinateur sur lequel vous travaillez.',
      'Time of the computer on which you work.',
      'Uhrzeit des Computers, an dem Sie arbeiten.',
    ),
    required: true,
    index: true,
    withTime: true,
  }),
  {
    ...dateField({
      name: 'endsAt',
      label: words('Einde', 'Fin', 'End', 'Ende'),
      description: words(
        'Later dan het begin.',
        'Plus tard que le début.',
        'Later than the start.',
        'Später als der Beginn.',
      ),
      required: true,
      withTime: true,
    }),
    validate: endsAfterStart,
  },
]

const placeFields: NumberField[] = [
  wholeNumber(
    numberField({
      name: 'capacity',
      label: words('Plaatsen', 'Places', 'Places', 'Plätze'),
      description: words(
        'Eén voor een gewoon bezoek, meer voor een kijkdag.',
        'Une pour une visite ordinaire, plus pour une journée portes ouvertes.',
        'One for an ordinary viewing, more for an open day.',
        'Einer für eine gewöhnliche Besichtigung, mehr für einen Tag der offenen Tür.',
      ),
      min: 1,
      max: slotCapacityMax,
      required: true,
      defaultValue: 1,
    }),
  ),
  wholeNumber(
    numberField({
      name: 'bufferMinutes',
      label: words(
        'Tussentijd in minuten',
        'Battement en minutes',
        'Buffer in minutes',
        'Puffer in Minuten',
      ),
      description: words(
        'Tijd die de makelaar vóór en na het tijdslot vrij houdt.',
        'Temps que l’agent garde libre avant et après le créneau.',
        'Time that the agent keeps free before and after the slot.',
        'Zeit, die der Makler vor und nach dem Zeitfenster frei hält.',
      ),
      max: bufferMinutesMax,
      required: true,
      defaultValue: 0,
    }),
  ),
]

const bookingFields: Field[] = [
  selectField({
    name: 'mode',
    label: words('Bevestiging', 'Confirmation', 'Confirmation', 'Bestätigung'),
    description: words(
      'Meteen, of nadat u de aanvraag hebt bekeken; onbeantwoord vervalt ze na 24 uur.',
      'Immédiate, ou après examen de la demande ; sans réponse, elle expire après 24 heures.',
      'At once, or after you have looked at the request; unanswered it lapses after 24 hours.',
      'Sofort, oder nachdem Sie die Anfrage geprüft haben; unbeantwortet verfällt sie nach 24 Stunden.',
    ),
    options: {
      instant: words('Meteen', 'Immédiate', 'At once', 'Sofort'),
      review: words('Na goedkeuring', 'Après approbation', 'After approval', 'Nach Freigabe'),
    },
    required: true,
    defaultValue: 'review',
  }),
  dateField({
    name: 'visibleFrom',
    label: words('Zichtbaar vanaf', 'Visible à partir de', 'Visible from', 'Sichtbar ab'),
    description: words(
      'Leeg betekent meteen.',
      'Vide signifie immédiatement.',
      'Empty means at once.',
      'Leer bedeutet sofort.',
    ),
    withTime: true,
  }),
  wholeNumber(
    numberField({
      name: 'closesBeforeMinutes',
      label: words(
        'Sluit zoveel minuten vooraf',
        'Fermeture, en minutes avant',
        'Closes so many minutes before',
        'Schließt so viele Minuten vorher',
      ),
      description: words(
        'Daarna kan niemand het tijdslot nog boeken.',
        'Ensuite, plus personne ne peut réserver le créneau.',
        'After that nobody can book the slot any more.',
        'Danach kann niemand das Zeitfenster mehr buchen.',
      ),
      max: closesBeforeMinutesMax,
      required: true,
      defaultValue: closesBeforeMinutesDefault,
    }),
  ),
]

const titleField = textField({
  name: 'title',
  label: words('Tijdstip', 'Moment', 'Time', 'Zeitpunkt'),
  description: words(
    'Ontstaat uit begin en einde, in Belgische tijd.',
    'Établi d’après le début et la fin, à l’heure belge.',
    'Made from start and end, in Belgian time.',
    'Ergibt sich aus Beginn und Ende, in belgischer Zeit.',
  ),
  readOnly: true,
})

export const slotFields: Field[] = [
  titleField,
  ...aboutFields,
  ...timeFields,
  ...placeFields,
  ...bookingFields,
]
