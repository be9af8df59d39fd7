import type { Field } from 'payload'
import { personNameCharactersMax } from '../../fields/bounds'
import { dateField } from '../../fields/date-field'
import { emailField } from '../../fields/email-field'
import { localeField } from '../../fields/locale-field'
import { textField } from '../../fields/plain-text'
import { relationshipField } from '../../fields/relationship-field'
import { selectField } from '../../fields/select-field'
import { words } from '../../fields/words'
import { writtenOnce } from '../../fields/written-once'

const slotField = relationshipField({
  name: 'slot',
  relationTo: 'appointment-slots',
  label: words('Tijdslot', 'Créneau', 'Slot', 'Zeitfenster'),
  required: true,
})

const stateField = selectField({
  name: 'state',
  label: words('Stand', 'État', 'State', 'Stand'),
  description: words(
    'Een aanvraag die niemand beantwoordt, houdt haar plaats 24 uur.',
    'Une demande sans réponse garde sa place pendant 24 heures.',
    'A request that nobody answers keeps its place for 24 hours.',
    'Eine unbeantwortete Anfrage hält ihren Platz 24 Stunden.',
  ),
  options: {
    waiting: words(
      'Op de wachtlijst',
      'Sur la liste d’attente',
      'On the waiting list',
      'Auf der Warteliste',
    ),
    requested: words('Aangevraagd', 'Demandé', 'Requested', 'Angefragt'),
    confirmed: words('Bevestigd', 'Confirmé', 'Confirmed', 'Bestätigt'),
    declined: words('Geweigerd', 'Refusé', 'Declined', 'Abgelehnt'),
    expired: words('Vervallen', 'Expiré', 'Expired', 'Verfallen'),
    cancelled: words('Geannuleerd', 'Annulé', 'Cancelled', 'Abgesagt'),
    done: words('Doorgegaan', 'A eu lieu', 'Took place', 'Stattgefunden'),
    noShow: words('Niet opgedaagd', 'Absent', 'Did not come', 'Nicht erschienen'),
  },
  required: true,
  index: true,
  defaultValue: 'confirmed',
})

const personFields: Field[] = [
  textField({
    name: 'name',
    label: words('Naam', 'Nom', 'Name', 'Name'),
    required: true,
    maxLength: 2 * personNameCharactersMax + 1,
  }),
  emailField({ index: true }),
  textField({
    name: 'phone',
    label: words('Telefoon', 'Téléphone', 'Phone', 'Telefon'),
    maxLength: 40,
  }),
  localeField({
    label: words(
      'Taal van de bezoeker',
      'Langue du visiteur',
      'Language of the visitor',
      'Sprache des Besuchers',
    ),
    required: true,
  }),
]

/** What the site keeps by itself. */
const recordFields: Field[] = [
  writtenOnce(
    relationshipField({
      name: 'enquiry',
      relationTo: 'enquiries',
      label: words('Aanvraag', 'Demande', 'Enquiry', 'Anfrage'),
      description: words(
        'Het formulier waarmee de bezoeker boekte.',
        'Le formulaire avec lequel le visiteur a réservé.',
        'The form with which the visitor booked.',
        'Das Formular, mit dem der Besucher gebucht hat.',
      ),
    }),
  ),
  writtenOnce(
    dateField({
      name: 'requestedAt',
      label: words('Aangevraagd op', 'Demandé le', 'Requested at', 'Angefragt am'),
      withTime: true,
      readOnly: true,
    }),
  ),
  dateField({
    name: 'remindedAt',
    label: words('Herinnerd op', 'Rappelé le', 'Reminded at', 'Erinnert am'),
    withTime: true,
    readOnly: true,
  }),
  dateField({
    name: 'retainUntil',
    label: words('Bewaren tot', 'Conserver jusqu’au', 'Keep until', 'Aufbewahren bis'),
    index: true,
  }),
  writtenOnce(
    textField({
      name: 'idempotencyKey',
      label: words(
        'Kenmerk van de boeking',
        'Référence de la réservation',
        'Reference of the booking',
        'Kennzeichen der Buchung',
      ),
      unique: true,
      index: true,
      maxLength: 120,
      readOnly: true,
    }),
  ),
]

export const appointmentFields: Field[] = [slotField, stateField, ...personFields, ...recordFields]
