import type { Field } from 'payload'
import { nobody } from '../../access/nobody'
import { dateField } from '../../fields/date-field'
import { localeField } from '../../fields/locale-field'
import { numberField } from '../../fields/number-field'
import { textField } from '../../fields/plain-text'
import { relationshipField } from '../../fields/relationship-field'
import { selectField } from '../../fields/select-field'
import { words } from '../../fields/words'
import { mailKindNames } from './kind-names'

/**
 * How far a mail is. `kept` lies in the outbox, because no mail server is set; `dropped` had nothing
 * to say any more when its turn came.
 */
export type MailState = 'queued' | 'sent' | 'kept' | 'failed' | 'dropped'

const delivery: Field[] = [
  selectField<MailState>({
    name: 'state',
    label: words('Stand', 'État', 'State', 'Stand'),
    options: {
      queued: words('In de wachtrij', 'En attente', 'Waiting', 'Wartet'),
      sent: words('Verzonden', 'Envoyé', 'Sent', 'Gesendet'),
      kept: words('In het postvak uit', 'Dans la boîte d’envoi', 'In the outbox', 'Im Postausgang'),
      failed: words('Niet verzonden', 'Non envoyé', 'Not sent', 'Nicht gesendet'),
      dropped: words('Niet meer nodig', 'Devenu inutile', 'No longer needed', 'Nicht mehr nötig'),
    },
    required: true,
    index: true,
    defaultValue: 'queued',
  }),
  numberField({
    name: 'attempts',
    label: words('Pogingen', 'Tentatives', 'Attempts', 'Versuche'),
    required: true,
    defaultValue: 0,
    max: 1000,
  }),
  textField({
    name: 'problem',
    label: words('Laatste fout', 'Dernière erreur', 'Last problem', 'Letzter Fehler'),
    description: words(
      'Wat de mailserver antwoordde.',
      'Ce que le serveur de courrier a répondu.',
      'What the mail server answered.',
      'Was der Mailserver geantwortet hat.',
    ),
    maxLength: 500,
    condition: (data) => Boolean(data?.['problem']),
  }),
  dateField({
    name: 'sentAt',
    // Without a mail server a mail is kept in the outbox, and goes nowhere.
    label: words(
      'Verzonden of bewaard op',
      'Envoyé ou conservé le',
      'Sent or kept at',
      'Gesendet oder abgelegt am',
    ),
    withTime: true,
    index: true,
  }),
]

/** The key under which the site finds how to compose the mail; people read its name below. */
const kindField: Field = {
  name: 'kind',
  type: 'text',
  label: words('Sleutel van de soort', 'Clé de la sorte', 'Key of the kind', 'Schlüssel der Art'),
  required: true,
  index: true,
  maxLength: 60,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}

/** Stores nothing: the kind by its name, so that the list can be filtered by it. */
const kindNameField: Field = {
  ...selectField({
    name: 'kindName',
    label: words('Soort', 'Sorte', 'Kind', 'Art'),
    options: mailKindNames,
  }),
  virtual: 'kind',
}

const content: Field[] = [
  textField({
    name: 'to',
    label: words('Aan', 'À', 'To', 'An'),
    required: true,
    index: true,
    maxLength: 254,
  }),
  textField({
    name: 'subject',
    label: words('Onderwerp', 'Objet', 'Subject', 'Betreff'),
    maxLength: 200,
  }),
  kindField,
  kindNameField,
  localeField({ required: true }),
  relationshipField({
    name: 'enquiry',
    label: words('Aanvraag', 'Demande', 'Enquiry', 'Anfrage'),
    relationTo: 'enquiries',
  }),
]

/** The kind of the mails that open an account of staff. */
export const deskMailKind = 'desk'

const machinery: Field[] = [
  {
    name: 'data',
    type: 'json',
    label: words('Gegevens', 'Données', 'Data', 'Daten'),
    hidden: true,
    access: { read: nobody },
  },
]

/** The mail itself, where it lies in the outbox because no server sends it. */
const whole: Field[] = [
  {
    name: 'preview',
    type: 'ui',
    admin: { components: { Field: '/src/cms/admin/mail-preview#MailPreview' } },
  },
  {
    name: 'text',
    type: 'textarea',
    label: words('Tekst', 'Texte', 'Text', 'Text'),
    admin: { hidden: true },
  },
  {
    name: 'html',
    type: 'textarea',
    label: 'HTML',
    admin: { hidden: true },
  },
]

export const mailFields: Field[] = [...delivery, ...content, ...whole, ...machinery]
