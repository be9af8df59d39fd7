import type { Field, GroupField, JSONField, NamedGroupField } from 'payload'
import { campaignPartCharactersMax, campaignParts } from '@/domain/enquiries/campaign'
import type { LocalizedText } from '@/domain/kernel/locales'
import { emailField } from '../../fields/email-field'
import { keptFromDesk } from '../../fields/kept-from-desk'
import { localeField } from '../../fields/locale-field'
import { createPersonNameFields } from '../../fields/person-name-fields'
import { textField } from '../../fields/plain-text'
import { words } from '../../fields/words'
import { writtenOnce } from '../../fields/written-once'
import { closeToOwners } from '../owners/close-to-owners'
import { releasedBy } from '../owners/own-records'

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
export const submittedFields = [
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
].map(writtenOnce)

function createPersonFields(): Field[] {
  return [
    textField({
      name: 'civility',
      label: { nl: 'Aanspreking', fr: 'Civilité', en: 'Title', de: 'Anrede' },
      maxLength: 20,
    }),
    ...createPersonNameFields(),
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
