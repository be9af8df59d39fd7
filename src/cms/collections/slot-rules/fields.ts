import {
  weeksAheadDefault,
  weeksAheadMax,
  slotMinutesMin,
} from '@/domain/appointments/availability'
import { slotHoursMax } from '@/domain/appointments/slots'
import type { Field } from 'payload'
import { nobody } from '../../access/nobody'
import { arrayField } from '../../fields/array-field'
import { dateField } from '../../fields/date-field'
import { numberField } from '../../fields/number-field'
import { textField } from '../../fields/plain-text'
import { multiSelectField } from '../../fields/select-field'
import { wholeNumber } from '../../fields/whole-number'
import { words } from '../../fields/words'
import {
  createAboutFields,
  createClosingField,
  createModeField,
  createPlaceFields,
} from '../appointment-slots/shared-fields'

const exceptionsMax = 200

/** Days of the week by their number, 1 for Monday. */
const weekdays = {
  '1': words('maandag', 'lundi', 'Monday', 'Montag'),
  '2': words('dinsdag', 'mardi', 'Tuesday', 'Dienstag'),
  '3': words('woensdag', 'mercredi', 'Wednesday', 'Mittwoch'),
  '4': words('donderdag', 'jeudi', 'Thursday', 'Donnerstag'),
  '5': words('vrijdag', 'vendredi', 'Friday', 'Freitag'),
  '6': words('zaterdag', 'samedi', 'Saturday', 'Samstag'),
  '7': words('zondag', 'dimanche', 'Sunday', 'Sonntag'),
} as const

const clockHint = words(
  'In Belgische tijd, bijvoorbeeld 09:30.',
  'À l’heure belge, par exemple 09:30.',
  'In Belgian time, for example 09:30.',
  'In belgischer Zeit, zum Beispiel 09:30.',
)

const hourFields: Field[] = [
  multiSelectField({
    name: 'weekdays',
    label: words('Weekdagen', 'Jours de la semaine', 'Days of the week', 'Wochentage'),
    options: weekdays,
    required: true,
  }),
  textField({
    name: 'from',
    label: words('Van', 'De', 'From', 'Von'),
    description: clockHint,
    required: true,
    maxLength: 5,
  }),
  textField({
    name: 'to',
    label: words('Tot', 'À', 'To', 'Bis'),
    description: words(
      'Geen tijdslot eindigt later.',
      'Aucun créneau ne finit plus tard.',
      'No slot ends later.',
      'Kein Zeitfenster endet später.',
    ),
    required: true,
    maxLength: 5,
  }),
  wholeNumber(
    numberField({
      name: 'slotMinutes',
      label: words(
        'Duur van een tijdslot in minuten',
        'Durée d’un créneau en minutes',
        'Length of a slot in minutes',
        'Dauer eines Zeitfensters in Minuten',
      ),
      min: slotMinutesMin,
      max: slotHoursMax * 60,
      required: true,
      defaultValue: 30,
    }),
  ),
]

const periodFields: Field[] = [
  dateField({
    name: 'validFrom',
    label: words('Geldig vanaf', 'Valable à partir du', 'Valid from', 'Gültig ab'),
    required: true,
  }),
  dateField({
    name: 'validUntil',
    label: words('Geldig tot en met', 'Valable jusqu’au', 'Valid until', 'Gültig bis'),
    description: words(
      'De laatste dag. Leeg betekent tot u iets invult.',
      'Le dernier jour. Vide signifie sans fin prévue.',
      'The last day. Empty means until you fill it in.',
      'Der letzte Tag. Leer bedeutet ohne Ende.',
    ),
  }),
  wholeNumber(
    numberField({
      name: 'weeksAhead',
      label: words('Weken vooruit', 'Semaines à l’avance', 'Weeks ahead', 'Wochen im Voraus'),
      description: words(
        'Zo ver vooruit staan de tijdsloten op de site.',
        'Les créneaux figurent sur le site autant de semaines à l’avance.',
        'So far ahead the slots stand on the site.',
        'So weit im Voraus stehen die Zeitfenster auf der Website.',
      ),
      min: 1,
      max: weeksAheadMax,
      required: true,
      defaultValue: weeksAheadDefault,
    }),
  ),
  arrayField({
    name: 'exceptions',
    label: words('Uitzonderingen', 'Exceptions', 'Exceptions', 'Ausnahmen'),
    singular: words('Dag', 'Jour', 'Day', 'Tag'),
    maxRows: exceptionsMax,
    admin: {
      description: words(
        'Dagen waarop deze uren niet gelden, zoals feestdagen en vakantie.',
        'Jours où cet horaire ne vaut pas, comme les jours fériés et les congés.',
        'Days on which these hours do not hold, such as holidays.',
        'Tage, an denen diese Zeiten nicht gelten, etwa Feiertage und Urlaub.',
      ),
    },
    fields: [
      dateField({
        name: 'day',
        label: words('Dag', 'Jour', 'Day', 'Tag'),
        required: true,
      }),
    ],
  }),
]

/** Moments at which somebody changed or took away a slot by hand; the rule leaves them alone. */
const omittedField: Field = {
  name: 'omitted',
  type: 'json',
  hidden: true,
  access: { create: nobody, update: nobody },
}

export const ruleFields: Field[] = [
  textField({
    name: 'name',
    label: words('Naam', 'Nom', 'Name', 'Name'),
    description: words(
      'Waaraan u deze uren herkent, bijvoorbeeld “Zaterdag in de Kerkstraat”.',
      'Ce qui vous permet de reconnaître cet horaire, par exemple « Samedi rue de l’Église ».',
      'By what you know these hours again, for example “Saturdays in Church Street”.',
      'Woran Sie diese Zeiten erkennen, zum Beispiel „Samstags in der Kirchstraße“.',
    ),
    required: true,
    maxLength: 120,
  }),
  ...createAboutFields(),
  ...hourFields,
  ...createPlaceFields(),
  createModeField(),
  createClosingField(),
  ...periodFields,
  omittedField,
  {
    name: 'published',
    type: 'ui',
    admin: { components: { Field: '/src/cms/admin/published-slots#PublishedSlots' } },
  },
]
