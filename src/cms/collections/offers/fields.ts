import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { offerStateOn, offerStates, type OfferState } from '@/domain/offers/validity'
import type { LocalizedText } from '@/domain/kernel/locales'
import type {
  Field,
  FieldHook,
  JSONField,
  NumberField,
  SelectField,
  TextareaField,
  TextField,
  UIField,
} from 'payload'
import { nobody } from '../../access/nobody'
import { dateField } from '../../fields/date-field'
import { numberField } from '../../fields/number-field'
import { textField } from '../../fields/plain-text'
import { relationshipField } from '../../fields/relationship-field'
import { selectField } from '../../fields/select-field'
import { words } from '../../fields/words'

const stateNames: Record<OfferState, LocalizedText> = {
  open: words('Open', 'Ouverte', 'Open', 'Offen'),
  expired: words('Vervallen', 'Expirée', 'Expired', 'Abgelaufen'),
  accepted: words('Aanvaard', 'Acceptée', 'Accepted', 'Angenommen'),
  declined: words('Geweigerd', 'Refusée', 'Declined', 'Abgelehnt'),
  withdrawn: words('Ingetrokken', 'Retirée', 'Withdrawn', 'Zurückgezogen'),
}

function isOfferState(value: unknown): value is OfferState {
  return offerStates.some((state) => state === value)
}

/** Nobody has to note that days have passed: an open offer reads as expired from the next day on. */
const readStateToday: FieldHook = ({ value, data }) => {
  const endsOn: unknown = data?.['endsOn']
  if (!isOfferState(value) || typeof endsOn !== 'string') return value
  return offerStateOn(value, { endsOn }, toBelgianDay(new Date()))
}

const stateField: SelectField = {
  ...selectField({
    name: 'state',
    label: words('Stand', 'État', 'State', 'Stand'),
    options: stateNames,
    required: true,
    index: true,
    defaultValue: 'open',
  }),
  hooks: { afterRead: [readStateToday] },
}

const createContentField = (component: string): JSONField => ({
  name: 'content',
  type: 'json',
  required: true,
  label: words('Inhoud', 'Contenu', 'Content', 'Inhalt'),
  admin: {
    readOnly: true,
    components: { Field: component },
  },
})

/** The PDF in base64: drawn once and kept in the register, so that it is backed up with it. */
const copyField: TextareaField = {
  name: 'copy',
  type: 'textarea',
  hidden: true,
  label: words('Afschrift', 'Copie', 'Copy', 'Abschrift'),
  access: { read: nobody, create: nobody, update: nobody },
}

/** As long as the name of an account. */
const staffNameCharactersMax = 120

/** Length of a SHA-256 in hexadecimal. */
const hashCharacters = 64

function hashField(name: string, label: LocalizedText, index = false) {
  return textField({
    name,
    label,
    required: true,
    unique: index,
    index,
    maxLength: hashCharacters,
    readOnly: true,
  })
}

const copyLink: UIField = {
  name: 'copyLink',
  type: 'ui',
  label: words('Afschrift', 'Copie', 'Copy', 'Abschrift'),
  admin: {
    disableListColumn: true,
    components: { Field: '/src/cms/admin/offer-copy-link#OfferCopyLink' },
  },
}

const stateActions: UIField = {
  name: 'stateActions',
  type: 'ui',
  label: words('Beslissing', 'Décision', 'Decision', 'Entscheidung'),
  admin: {
    disableListColumn: true,
    components: { Field: '/src/cms/admin/offer-state#OfferStateActions' },
  },
}

/**
 * What the desk knows an offer by: what was offered, for which home, on which day. The title of a
 * record has to be something that the database can look in, which is the name of the home; what is
 * read instead is written over it by the collection.
 */
const titleField: Field = {
  ...textField({ name: 'title', label: words('Titel', 'Titre', 'Title', 'Titel'), readOnly: true }),
  virtual: 'property.deskName',
  // The list has these in columns of their own.
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}

/** Shown as people read it: in the list, and on the record among what was offered. */
function inListOnly<OneField extends NumberField | TextField>(
  field: OneField,
  cell: string,
): OneField {
  const components = { Cell: `/src/cms/admin/offer-cells#${cell}` }
  return { ...field, admin: { ...field.admin, components, hidden: true } }
}

/** Who decided what stands there, by name: it stays when their account goes. */
const notedFields: Field[] = [
  textField({
    name: 'notedBy',
    label: words('Genoteerd door', 'Notée par', 'Noted by', 'Vermerkt von'),
    maxLength: staffNameCharactersMax,
    readOnly: true,
    condition: ({ notedBy }) => Boolean(notedBy),
  }),
  dateField({
    name: 'notedAt',
    label: words('Genoteerd op', 'Notée le', 'Noted at', 'Vermerkt am'),
    withTime: true,
    readOnly: true,
    condition: ({ notedAt }) => Boolean(notedAt),
  }),
]

/** @param content the component that draws what was offered */
export const createOfferFields = (content: string): Field[] => [
  titleField,
  copyLink,
  stateActions,
  numberField({
    name: 'sequence',
    label: words('Volgnummer', 'Numéro d’ordre', 'Sequence number', 'Laufende Nummer'),
    min: 1,
    required: true,
    unique: true,
    index: true,
    readOnly: true,
  }),
  stateField,
  ...notedFields,
  relationshipField({
    name: 'property',
    label: words('Pand', 'Bien', 'Property', 'Objekt'),
    relationTo: 'properties',
  }),
  relationshipField({
    name: 'enquiry',
    label: words('Aanvraag', 'Demande', 'Enquiry', 'Anfrage'),
    relationTo: 'enquiries',
  }),
  textField({
    name: 'signer',
    label: words('Bieder', 'Auteur de l’offre', 'Bidder', 'Bieter'),
    required: true,
    readOnly: true,
  }),
  inListOnly(
    numberField({
      name: 'amountEuros',
      label: words('Bedrag', 'Montant', 'Amount', 'Betrag'),
      unit: '€',
      required: true,
      readOnly: true,
    }),
    'AmountCell',
  ),
  inListOnly(
    textField({
      name: 'endsOn',
      label: words('Geldig tot en met', 'Valable jusqu’au', 'Valid until', 'Gültig bis'),
      required: true,
      index: true,
      maxLength: 10,
      readOnly: true,
    }),
    'DayCell',
  ),
  createContentField(content),
  hashField(
    'previousHash',
    words('Controlegetal vorige', 'Empreinte précédente', 'Previous hash', 'Vorheriger Hash'),
  ),
  hashField('hash', words('Controlegetal', 'Empreinte', 'Hash', 'Hash'), true),
  copyField,
]
