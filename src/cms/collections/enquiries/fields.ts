import type { Field, GroupField, JSONField, JoinField, NamedGroupField } from 'payload'
import { campaignPartCharactersMax, campaignParts } from '@/domain/enquiries/campaign'
import { bookingKind } from '@/domain/appointments/enquiry-states'
import type { LocalizedText } from '@/domain/kernel/locales'
import { arrayField } from '../../fields/array-field'
import { personNameCharactersMax } from '../../fields/bounds'
import { dateField } from '../../fields/date-field'
import { emailField } from '../../fields/email-field'
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
import { decisionField } from './decision'
import { createTitleHooks, type RenameForm } from './title'

const campaignLabels = {
  source: words('Bron', 'Source', 'Source', 'Quelle'),
  medium: words('Medium', 'Support', 'Medium', 'Medium'),
  campaign: words('Campagne', 'Campagne', 'Campaign', 'Kampagne'),
  term: words('Zoekwoord', 'Mot-clé', 'Search term', 'Suchbegriff'),
  content: words('Inhoud', 'Contenu', 'Content', 'Inhalt'),
}

const personGroup: GroupField = {
  name: 'person',
  type: 'group',
  // The desk reads them in the view of the answers; they stay filters of the list.
  admin: { hidden: true },
  label: { nl: 'Afzender', fr: 'Expéditeur', en: 'Sender', de: 'Absender' },
  fields: closeToOwners(createPersonFields(), {
    firstName: releasedBy('releasedToOwner'),
    lastName: releasedBy('releasedToOwner'),
  }),
}

function createCampaignGroup(
  name: 'campaign' | 'firstCampaign',
  label: LocalizedText,
  description: LocalizedText,
): NamedGroupField {
  return {
    name,
    type: 'group',
    label,
    admin: {
      description,
      condition: ({ [name]: campaign }) => Object.values(campaign ?? {}).some(Boolean),
    },
    fields: campaignParts.map((part) =>
      textField({
        name: part,
        label: campaignLabels[part],
        maxLength: campaignPartCharactersMax,
        readOnly: true,
      }),
    ),
  }
}

const campaignGroups = [
  createCampaignGroup(
    'campaign',
    words('Campagne', 'Campagne', 'Campaign', 'Kampagne'),
    words(
      'Zoals de gevolgde link het zegt (utm_source enzovoort).',
      'Selon le lien suivi (utm_source, etc.).',
      'As the link that was followed says it (utm_source and so on).',
      'Nach den Angaben des aufgerufenen Links (utm_source usw.).',
    ),
  ),
  createCampaignGroup(
    'firstCampaign',
    words('Eerste campagne', 'Première campagne', 'First campaign', 'Erste Kampagne'),
    words(
      'De campagne die de bezoeker voor het eerst bracht; alleen van wie marketing toestond.',
      'La campagne qui a amené le visiteur la première fois ; uniquement de qui a accepté le marketing.',
      'The campaign that first brought the visitor; only from who allowed marketing.',
      'Die Kampagne, die den Besucher zuerst brachte; nur von denen, die Marketing erlaubten.',
    ),
  ),
]

const answersField: JSONField = {
  name: 'fields',
  type: 'json',
  label: {
    nl: 'Ingevulde velden',
    fr: 'Champs remplis',
    en: 'Filled-in fields',
    de: 'Ausgefüllte Felder',
  },
  admin: { readOnly: true, hidden: true },
}

/** What the visitor sent; it stays as it came in. */
const submittedFields = [
  keptFromDesk(
    textField({
      name: 'kind',
      label: { nl: 'Formulier', fr: 'Formulaire', en: 'Form', de: 'Formular' },
      required: true,
      index: true,
      maxLength: 60,
      readOnly: true,
    }),
  ),
  localeField({
    label: {
      nl: 'Taal van de bezoeker',
      fr: 'Langue du visiteur',
      en: 'Language of the visitor',
      de: 'Sprache des Besuchers',
    },
    required: true,
  }),
  textField({
    name: 'page',
    label: { nl: 'Verstuurd vanaf', fr: 'Envoyée depuis', en: 'Sent from', de: 'Gesendet von' },
    maxLength: 2000,
    readOnly: true,
  }),
  ...campaignGroups,
  personGroup,
  answersField,
  textField({
    name: 'privacyVersion',
    label: {
      nl: 'Versie van de privacyverklaring',
      fr: 'Version de la déclaration de confidentialité',
      en: 'Version of the privacy statement',
      de: 'Fassung der Datenschutzerklärung',
    },
    maxLength: 20,
    readOnly: true,
  }),
  keptFromDesk(
    textField({
      name: 'idempotencyKey',
      label: {
        nl: 'Kenmerk van de verzending',
        fr: 'Référence de l’envoi',
        en: 'Reference of the submission',
        de: 'Kennzeichen der Sendung',
      },
      unique: true,
      index: true,
      maxLength: 80,
      readOnly: true,
    }),
  ),
]

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
      ...submittedFields.map(writtenOnce),
    ],
    { kind: true, property: true, person: true, releasedToOwner: true },
  )

function createPersonFields(): Field[] {
  return [
    textField({
      name: 'civility',
      label: { nl: 'Aanspreking', fr: 'Civilité', en: 'Title', de: 'Anrede' },
      maxLength: 20,
    }),
    textField({
      name: 'firstName',
      label: { nl: 'Voornaam', fr: 'Prénom', en: 'First name', de: 'Vorname' },
      maxLength: personNameCharactersMax,
    }),
    textField({
      name: 'lastName',
      label: { nl: 'Achternaam', fr: 'Nom', en: 'Last name', de: 'Nachname' },
      maxLength: personNameCharactersMax,
    }),
    emailField({ index: true }),
    textField({
      name: 'phone',
      label: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' },
      description: {
        nl: 'In internationale vorm, zoals +32470123456.',
        fr: 'Sous forme internationale, comme +32470123456.',
        en: 'In international form, such as +32470123456.',
        de: 'In internationaler Form, wie +32470123456.',
      },
      maxLength: 20,
    }),
  ]
}
