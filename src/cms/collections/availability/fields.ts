import type { DateFieldValidation, Field, TextFieldSingleValidation } from 'payload'
import { date } from 'payload/shared'
import { slotMinutesMin } from '@/domain/appointments/availability'
import { isClockTime } from '@/domain/appointments/belgian-clock'
import { slotHoursMax } from '@/domain/appointments/slots'
import { arrayField } from '../../fields/array-field'
import { checkboxField } from '../../fields/checkbox-field'
import { dateField } from '../../fields/date-field'
import { numberField } from '../../fields/number-field'
import { textField } from '../../fields/plain-text'
import { relationshipField } from '../../fields/relationship-field'
import { multiSelectField } from '../../fields/select-field'
import { wholeNumber } from '../../fields/whole-number'
import { words } from '../../fields/words'
import { toEditorMessage } from '../../hooks/editor-message'
import { agentField, closesField, modeField, placeFields } from '../appointment-slots/fields'

const weeksAheadMax = 26

export const propertyLabel = words('Pand', 'Bien', 'Property', 'Objekt')

const validateTime: TextFieldSingleValidation = (value, { req }) => {
  if (isClockTime(value ?? '')) return true
  return toEditorMessage(
    req,
    words(
      `"${value ?? ''}" is geen uur. Schrijf het zoals 09:30.`,
      `« ${value ?? ''} » n’est pas une heure. Écrivez-la comme 09:30.`,
      `"${value ?? ''}" is no time. Write it as 09:30.`,
      `„${value ?? ''}“ ist keine Uhrzeit. Schreiben Sie sie wie 09:30.`,
    ),
  )
}

const validateLastDay: DateFieldValidation = (value, options) => {
  const standard = date(value, options)
  const { validFrom } = options.data as { validFrom?: string | null }
  if (standard !== true || !value || !validFrom) return standard
  if (new Date(value) >= new Date(validFrom)) return true
  return toEditorMessage(
    options.req,
    words(
      'De laatste dag ligt voor de eerste. Kies een latere dag, of laat het veld leeg.',
      'Le dernier jour précède le premier. Choisissez un jour plus tardif, ou laissez le champ vide.',
      'The last day lies before the first. Choose a later day, or leave the field empty.',
      'Der letzte Tag liegt vor dem ersten. Wählen Sie einen späteren Tag, oder lassen Sie das Feld leer.',
    ),
  )
}

const weekFields: Field[] = [
  multiSelectField({
    name: 'weekdays',
    label: words('Dagen', 'Jours', 'Days', 'Tage'),
    options: {
      '1': words('Maandag', 'Lundi', 'Monday', 'Montag'),
      '2': words('Dinsdag', 'Mardi', 'Tuesday', 'Dienstag'),
      '3': words('Woensdag', 'Mercredi', 'Wednesday', 'Mittwoch'),
      '4': words('Donderdag', 'Jeudi', 'Thursday', 'Donnerstag'),
      '5': words('Vrijdag', 'Vendredi', 'Friday', 'Freitag'),
      '6': words('Zaterdag', 'Samedi', 'Saturday', 'Samstag'),
      '7': words('Zondag', 'Dimanche', 'Sunday', 'Sonntag'),
    },
    required: true,
  }),
  {
    type: 'row',
    fields: [
      textField({
        name: 'fromTime',
        label: words('Van', 'De', 'From', 'Von'),
        description: words(
          'Belgische tijd, zoals 09:30.',
          'Heure belge, comme 09:30.',
          'Belgian time, such as 09:30.',
          'Belgische Zeit, wie 09:30.',
        ),
        required: true,
        maxLength: 5,
        validate: validateTime,
      }),
      textField({
        name: 'toTime',
        label: words('Tot', 'À', 'To', 'Bis'),
        description: words(
          'Geen tijdslot eindigt later.',
          'Aucun créneau ne se termine plus tard.',
          'No slot ends later.',
          'Kein Zeitfenster endet später.',
        ),
        required: true,
        maxLength: 5,
        validate: validateTime,
      }),
      wholeNumber(
        numberField({
          name: 'slotMinutes',
          label: words(
            'Duur in minuten',
            'Durée en minutes',
            'Length in minutes',
            'Dauer in Minuten',
          ),
          min: slotMinutesMin,
          max: slotHoursMax * 60,
          required: true,
          defaultValue: 30,
        }),
      ),
    ],
  },
]

const periodFields: Field[] = [
  {
    type: 'row',
    fields: [
      dateField({
        name: 'validFrom',
        label: words('Eerste dag', 'Premier jour', 'First day', 'Erster Tag'),
        required: true,
      }),
      {
        ...dateField({
          name: 'validUntil',
          label: words('Laatste dag', 'Dernier jour', 'Last day', 'Letzter Tag'),
          description: words(
            'Leeg voor een regel zonder einde.',
            'Vide pour une règle sans fin.',
            'Empty for a rule without end.',
            'Leer für eine Regel ohne Ende.',
          ),
        }),
        validate: validateLastDay,
      },
      wholeNumber(
        numberField({
          name: 'weeksAhead',
          label: words(
            'Weken vooruit zichtbaar',
            'Semaines visibles à l’avance',
            'Weeks shown ahead',
            'Wochen im Voraus sichtbar',
          ),
          min: 1,
          max: weeksAheadMax,
          required: true,
          defaultValue: 4,
        }),
      ),
    ],
  },
  arrayField({
    name: 'exceptions',
    label: words('Uitzonderingen', 'Exceptions', 'Exceptions', 'Ausnahmen'),
    singular: words('Uitzondering', 'Exception', 'Exception', 'Ausnahme'),
    admin: {
      description: words(
        'Dagen waarop de regel niet geldt, zoals feestdagen. Zo verdwijnt een vrij tijdslot dat deze regel maakte; wie geboekt heeft, houdt zijn plaats.',
        'Jours où la règle ne vaut pas, comme les jours fériés. Un créneau libre créé par la règle disparaît ainsi ; qui a réservé garde sa place.',
        'Days on which the rule does not hold, such as holidays. That is how a free slot of this rule goes; who booked keeps the place.',
        'Tage, an denen die Regel nicht gilt, wie Feiertage. So verschwindet ein freies Zeitfenster dieser Regel; wer gebucht hat, behält den Platz.',
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

export const availabilityFields: Field[] = [
  textField({
    name: 'name',
    label: words('Naam', 'Nom', 'Name', 'Name'),
    description: words(
      'Alleen voor het kantoor, zoals “Bezoeken Kerkstraat 12”.',
      'Pour l’agence seule, comme « Visites rue de l’Église 12 ».',
      'For the office alone, such as “Visits Church Street 12”.',
      'Nur für das Büro, etwa „Besichtigungen Kirchstraße 12“.',
    ),
    required: true,
    maxLength: 120,
  }),
  checkboxField({
    name: 'isActive',
    label: words('Actief', 'Active', 'Active', 'Aktiv'),
    description: words(
      'Uit: vrije tijdsloten van deze regel verdwijnen, geboekte blijven.',
      'Non : les créneaux libres de cette règle disparaissent, les réservés restent.',
      'Off: free slots of this rule go, booked ones stay.',
      'Aus: freie Zeitfenster dieser Regel verschwinden, gebuchte bleiben.',
    ),
    defaultValue: true,
  }),
  relationshipField({
    name: 'property',
    relationTo: 'properties',
    label: propertyLabel,
    description: words(
      'Zonder pand maakt de regel geen tijdsloten.',
      'Sans bien, la règle ne crée aucun créneau.',
      'Without a property the rule makes no slots.',
      'Ohne Objekt erzeugt die Regel keine Zeitfenster.',
    ),
  }),
  agentField,
  ...weekFields,
  ...placeFields,
  modeField,
  closesField,
  ...periodFields,
  {
    ...numberField({
      name: 'bookedOutside',
      label: words(
        'Geboekt buiten de regel',
        'Réservés hors de la règle',
        'Booked outside the rule',
        'Außerhalb der Regel gebucht',
      ),
      description: words(
        'Zoveel tijdsloten van een vroegere versie van deze regel blijven staan, omdat iemand ze geboekt heeft. Verplaats of annuleer die bij “Afspraken”.',
        'Autant de créneaux d’une version antérieure de la règle subsistent, car quelqu’un les a réservés. Déplacez-les ou annulez-les sous « Rendez-vous ».',
        'So many slots of an earlier version of this rule stay, because somebody booked them. Move or cancel them under “Appointments”.',
        'So viele Zeitfenster einer früheren Fassung der Regel bleiben, weil jemand sie gebucht hat. Verschieben oder stornieren Sie sie unter „Termine“.',
      ),
      readOnly: true,
      condition: ({ bookedOutside }) => Number(bookedOutside) > 0,
    }),
  },
]
