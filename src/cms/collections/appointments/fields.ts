import type { Field } from 'payload'
import { personNameCharactersMax } from '../../fields/bounds'
import { checkboxField } from '../../fields/checkbox-field'
import { dateField } from '../../fields/date-field'
import { emailField } from '../../fields/email-field'
import { impressionField } from '../../fields/impression-field'
import { keptFromDesk } from '../../fields/kept-from-desk'
import { localeField } from '../../fields/locale-field'
import { releasedToOwnerField } from '../../fields/owner-visibility'
import { textField } from '../../fields/plain-text'
import { relationshipField } from '../../fields/relationship-field'
import { selectField } from '../../fields/select-field'
import { words } from '../../fields/words'
import { writtenOnce } from '../../fields/written-once'
import { closeToOwners } from '../owners/close-to-owners'
import { releasedBy } from '../owners/own-records'
import { aboutField } from './about'
import { erasedNameHooks } from './erased-name'

const slotField = relationshipField({
  name: 'slot',
  relationTo: 'appointment-slots',
  label: words('Tijdslot', 'Créneau', 'Slot', 'Zeitfenster'),
  required: true,
})

/** Stores nothing: the beginning of the slot, so that the list can be filtered and sorted by it. */
const startsAtField: Field = {
  ...dateField({
    name: 'startsAt',
    label: words('Begint op', 'Commence le', 'Starts at', 'Beginnt am'),
    withTime: true,
    readOnly: true,
  }),
  virtual: 'slot.startsAt',
}

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
  {
    ...textField({
      name: 'name',
      label: words('Naam', 'Nom', 'Name', 'Name'),
      required: true,
      maxLength: 2 * personNameCharactersMax + 1,
    }),
    hooks: erasedNameHooks,
  },
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
      condition: ({ requestedAt }) => Boolean(requestedAt),
    }),
  ),
  dateField({
    name: 'remindedAt',
    label: words('Herinnerd op', 'Rappelé le', 'Reminded at', 'Erinnert am'),
    withTime: true,
    readOnly: true,
    condition: ({ remindedAt }) => Boolean(remindedAt),
  }),
  dateField({
    name: 'retainUntil',
    label: words('Bewaren tot', 'Conserver jusqu’au', 'Keep until', 'Aufbewahren bis'),
    index: true,
  }),
  writtenOnce(
    keptFromDesk(
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
  ),
]

/** What staff tell the owner of the home about a visit. */
const ownerFields: Field[] = [
  releasedToOwnerField(),
  {
    name: 'feedback',
    type: 'textarea',
    label: words('Verslag', 'Compte rendu', 'Feedback', 'Rückmeldung'),
    maxLength: 4000,
    admin: {
      description: words(
        'Wat de bezoeker ervan vond, zonder naam, in de taal van de eigenaar.',
        'L’avis du visiteur, sans nom, dans la langue du propriétaire.',
        'What the visitor thought of it, without a name, in the owner’s language.',
        'Was der Besucher davon hielt, ohne Namen, in der Sprache des Eigentümers.',
      ),
    },
  },
  impressionField('appointment_impression'),
  checkboxField({
    name: 'feedbackVisible',
    label: words(
      'Verslag zichtbaar voor de eigenaar',
      'Compte rendu visible pour le propriétaire',
      'Feedback visible to the owner',
      'Rückmeldung für den Eigentümer sichtbar',
    ),
  }),
]

/** An owner reads when a visit is and how it stands; who comes, only once it is released. */
export const appointmentFields: Field[] = closeToOwners(
  [
    slotField,
    startsAtField,
    aboutField,
    stateField,
    ...personFields,
    ...ownerFields,
    ...recordFields,
  ],
  {
    slot: true,
    state: true,
    enquiry: true,
    name: releasedBy('releasedToOwner'),
    releasedToOwner: true,
    feedback: releasedBy('feedbackVisible'),
    impression: releasedBy('feedbackVisible'),
    feedbackVisible: true,
  },
)
