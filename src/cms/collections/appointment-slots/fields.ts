import { findSlotIssue, slotHoursMax } from '@/domain/appointments/slots'
import type { DateField, DateFieldValidation, Field } from 'payload'
import { date } from 'payload/shared'
import { dateField } from '../../fields/date-field'
import { textField } from '../../fields/plain-text'
import { relationshipField } from '../../fields/relationship-field'
import { words } from '../../fields/words'
import { nobody } from '../../access/nobody'
import { toEditorMessage } from '../../hooks/editor-message'
import {
  createAboutFields,
  createClosingField,
  createModeField,
  createPlaceFields,
} from './shared-fields'

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

const visibleFromField = dateField({
  name: 'visibleFrom',
  label: words('Zichtbaar vanaf', 'Visible à partir de', 'Visible from', 'Sichtbar ab'),
  description: words(
    'Leeg betekent meteen.',
    'Vide signifie immédiatement.',
    'Empty means at once.',
    'Leer bedeutet sofort.',
  ),
  withTime: true,
})

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

const ruleField: Field = {
  ...relationshipField({
    name: 'rule',
    relationTo: 'slot-rules',
    label: words('Vaste uren', 'Horaire fixe', 'Weekly hours', 'Feste Zeiten'),
    description: words(
      'Waaruit dit tijdslot ontstond. Wat u hier zelf wijzigt of verwijdert, laten de vaste uren voortaan met rust.',
      'D’où vient ce créneau. Ce que vous modifiez ou supprimez ici n’est plus touché par l’horaire fixe.',
      'Where this slot came from. What you change or remove here yourself is left alone by the weekly hours from then on.',
      'Woraus dieses Zeitfenster entstand. Was Sie hier selbst ändern oder löschen, lassen die festen Zeiten künftig in Ruhe.',
    ),
  }),
  access: { create: nobody, update: nobody },
}

export const slotFields: Field[] = [
  titleField,
  ...createAboutFields(),
  ...timeFields,
  ...createPlaceFields(),
  createModeField(),
  visibleFromField,
  createClosingField(),
  ruleField,
]
