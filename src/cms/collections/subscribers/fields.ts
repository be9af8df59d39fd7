import type { Field } from 'payload'
import { dateField } from '../../fields/date-field'
import { emailField } from '../../fields/email-field'
import { localeField } from '../../fields/locale-field'
import { textField } from '../../fields/plain-text'
import { relationshipField } from '../../fields/relationship-field'
import { selectField } from '../../fields/select-field'
import { words } from '../../fields/words'

/** How far a subscription is; only who confirmed it may be written to. */
export const subscriberStates = ['pending', 'confirmed', 'unsubscribed'] as const

export type SubscriberState = (typeof subscriberStates)[number]

export const subscriberFields: Field[] = [
  { ...emailField({ required: true }), unique: true },
  selectField<SubscriberState>({
    name: 'state',
    label: words('Stand', 'État', 'State', 'Stand'),
    options: {
      pending: words('Te bevestigen', 'À confirmer', 'To be confirmed', 'Zu bestätigen'),
      confirmed: words('Bevestigd', 'Confirmé', 'Confirmed', 'Bestätigt'),
      unsubscribed: words('Uitgeschreven', 'Désinscrit', 'Unsubscribed', 'Abgemeldet'),
    },
    required: true,
    index: true,
    defaultValue: 'pending',
  }),
  localeField({ required: true }),
  dateField({
    name: 'askedAt',
    label: words('Bevestiging gevraagd op', 'Confirmation demandée le', 'Asked at', 'Gefragt am'),
    withTime: true,
    index: true,
  }),
  dateField({
    name: 'confirmedAt',
    label: words('Bevestigd op', 'Confirmé le', 'Confirmed at', 'Bestätigt am'),
    withTime: true,
  }),
  dateField({
    name: 'unsubscribedAt',
    label: words('Uitgeschreven op', 'Désinscrit le', 'Unsubscribed at', 'Abgemeldet am'),
    withTime: true,
  }),
  textField({
    name: 'privacyVersion',
    label: words(
      'Versie van de privacyverklaring',
      'Version de la déclaration de confidentialité',
      'Version of the privacy statement',
      'Fassung der Datenschutzerklärung',
    ),
    maxLength: 20,
  }),
  relationshipField({
    name: 'enquiry',
    label: words('Aanvraag', 'Demande', 'Enquiry', 'Anfrage'),
    relationTo: 'enquiries',
  }),
]
