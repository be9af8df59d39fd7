import type { Field, JoinField } from 'payload'
import { bookingKind } from '@/domain/appointments/enquiry-states'
import { arrayField } from '../../fields/array-field'
import { dateField } from '../../fields/date-field'
import { releasedToOwnerField } from '../../fields/owner-visibility'
import { textField } from '../../fields/plain-text'
import { relationshipField } from '../../fields/relationship-field'
import { selectField } from '../../fields/select-field'
import { words } from '../../fields/words'
import { writtenOnce } from '../../fields/written-once'
import { closeToOwners } from '../owners/close-to-owners'
import { decisionField } from './decision'
import { submittedFields } from './submitted-fields'
import { createTitleHooks, type RenameForm } from './title'

/** Read first of all: whether it still has to be answered is what the appointment says. */
const appointmentsField: JoinField = {
  name: 'appointments',
  type: 'join',
  collection: 'appointments',
  on: 'enquiry',
  label: words('Afspraak', 'Rendez-vous', 'Appointment', 'Termin'),
  admin: {
    description: words(
      'Wat er van werd: het tijdstip en de stand van nu, ook als de afspraak werd verplaatst.',
      'Ce qu’il en est : le moment et l’état actuels, même si le rendez-vous a été déplacé.',
      'What became of it: the time and state of now, also where the appointment was moved.',
      'Was daraus wurde: Zeitpunkt und Stand von jetzt, auch wenn der Termin verschoben wurde.',
    ),
    defaultColumns: ['name', 'about', 'slot', 'state'],
    allowCreate: false,
    condition: ({ kind }) => kind === bookingKind,
  },
}

/** What the agency adds. */
const followUpFields: Field[] = [
  selectField({
    name: 'state',
    label: { nl: 'Stand', fr: 'État', en: 'State', de: 'Stand' },
    options: {
      new: { nl: 'Nieuw', fr: 'Nouvelle', en: 'New', de: 'Neu' },
      seen: { nl: 'Gezien', fr: 'Vue', en: 'Seen', de: 'Gesehen' },
      answered: { nl: 'Beantwoord', fr: 'Répondue', en: 'Answered', de: 'Beantwortet' },
      closed: { nl: 'Afgesloten', fr: 'Clôturée', en: 'Closed', de: 'Abgeschlossen' },
    },
    required: true,
    index: true,
    defaultValue: 'new',
  }),
  decisionField,
  relationshipField({
    name: 'property',
    label: { nl: 'Pand', fr: 'Bien', en: 'Property', de: 'Objekt' },
    relationTo: 'properties',
  }),
  relationshipField({
    name: 'project',
    label: { nl: 'Project', fr: 'Projet', en: 'Project', de: 'Projekt' },
    relationTo: 'projects',
  }),
  relationshipField({
    name: 'assignee',
    label: words('Toegewezen aan', 'Attribuée à', 'Assigned to', 'Zugewiesen an'),
    relationTo: 'users',
  }),
  arrayField({
    name: 'notes',
    label: words('Interne notities', 'Notes internes', 'Internal notes', 'Interne Notizen'),
    singular: words('Notitie', 'Note', 'Note', 'Notiz'),
    admin: {
      description: words(
        'Alleen het kantoor leest ze.',
        'Seule l’agence les lit.',
        'Only the agency reads them.',
        'Nur das Büro liest sie.',
      ),
    },
    fields: [
      {
        name: 'text',
        type: 'textarea',
        label: words('Notitie', 'Note', 'Note', 'Notiz'),
        required: true,
        maxLength: 2000,
      },
    ],
  }),
  {
    name: 'mails',
    type: 'join',
    collection: 'mails',
    on: 'enquiry',
    label: words('E-mails', 'E-mails', 'E-mails', 'E-Mails'),
    admin: { defaultColumns: ['subject', 'to', 'state', 'sentAt'], allowCreate: false },
  },
  writtenOnce(
    dateField({
      name: 'escalatedAt',
      label: words('Herinnerd op', 'Rappelée le', 'Reminded on', 'Erinnert am'),
      description: words(
        'Toen kreeg het kantoor nog eens een e-mail, omdat de aanvraag op Nieuw bleef staan.',
        'Moment où l’agence a reçu un second e-mail, la demande étant restée à l’état Nouvelle.',
        'When the office was told once more, because the enquiry stayed New.',
        'Zeitpunkt, zu dem das Büro nochmals benachrichtigt wurde, weil die Anfrage auf Neu blieb.',
      ),
      withTime: true,
      readOnly: true,
      condition: ({ escalatedAt }) => Boolean(escalatedAt),
    }),
  ),
  dateField({
    name: 'retainUntil',
    label: {
      nl: 'Bewaren tot',
      fr: 'Conserver jusqu’au',
      en: 'Keep until',
      de: 'Aufbewahren bis',
    },
    index: true,
  }),
]

/** In a list: who asked, and what for. */
const createTitleField = (renameForm: RenameForm): Field => ({
  ...textField({
    name: 'title',
    label: words('Titel', 'Titre', 'Title', 'Titel'),
    readOnly: true,
  }),
  admin: { hidden: true },
  hooks: createTitleHooks(renameForm),
})

/** What was answered, in words. */
const createAnswersView = (component: string): Field => ({
  name: 'answers',
  type: 'ui',
  admin: { components: { Field: component } },
})

/**
 * An owner reads that somebody asked, and when; who it was, only once that is released.
 *
 * @param parts the component that draws the answers, and what a form is called
 */
export const createEnquiryFields = (parts: { answers: string; renameForm: RenameForm }): Field[] =>
  closeToOwners(
    [
      createTitleField(parts.renameForm),
      createAnswersView(parts.answers),
      appointmentsField,
      ...followUpFields,
      releasedToOwnerField(),
      ...submittedFields,
    ],
    { kind: true, property: true, person: true, releasedToOwner: true },
  )
