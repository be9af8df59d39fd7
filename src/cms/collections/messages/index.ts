import type { CollectionConfig, Condition, Field } from 'payload'
import { messageCharactersMax } from '@/domain/owners/message'
import { administratorsOnly } from '../../access/administrators-only'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { nobody } from '../../access/nobody'
import { keepToOwnListings } from '../../hooks/keep-to-own-listings'
import { ownMatters } from '../../access/own-listings'
import { adminGroups } from '../../fields/admin-groups'
import { dateField } from '../../fields/date-field'
import { aboutPropertyField } from '../../fields/owner-visibility'
import { relationshipField } from '../../fields/relationship-field'
import { selectField } from '../../fields/select-field'
import { words } from '../../fields/words'
import { writtenOnce } from '../../fields/written-once'
import { closeToOwners } from '../owners/close-to-owners'
import { createOwnRecordsOr } from '../owners/own-records'
import { isWithin } from '../owners/owned-periods'
import { readEndpoint } from './read-endpoint'
import { keepToOwners, signAsAgency, tellOwner } from './hooks'

/** Of a message that is there: who writes one has nothing to say of this. */
const isWritten: Condition = ({ id }) => Boolean(id)

const fields: Field[] = [
  writtenOnce(aboutPropertyField()),
  writtenOnce({
    ...relationshipField({
      name: 'owner',
      relationTo: 'owners',
      label: words('Eigenaar', 'Propriétaire', 'Owner', 'Eigentümer'),
      description: words(
        'Met wie. Mede-eigenaars lezen het niet.',
        'Avec qui. Les copropriétaires ne le lisent pas.',
        'With whom. Co-owners do not read it.',
        'Mit wem. Miteigentümer lesen es nicht.',
      ),
      required: true,
    }),
    index: true,
  }),
  {
    name: 'answered',
    type: 'ui',
    label: words(
      'Beantwoord bericht',
      'Message auquel vous répondez',
      'Answered message',
      'Beantwortete Nachricht',
    ),
    admin: {
      disableListColumn: true,
      components: { Field: '/src/cms/admin/owner-messages/answering.client#AnsweredMessage' },
    },
  },
  writtenOnce({
    name: 'text',
    type: 'textarea',
    label: words('Bericht', 'Message', 'Message', 'Nachricht'),
    required: true,
    maxLength: messageCharactersMax,
    admin: {
      rows: 8,
      description: words(
        'De eigenaar krijgt een e-mail met een link, tenzij hij die uitschakelde; dit staat er niet in.',
        'Le propriétaire reçoit un e-mail avec un lien, sauf s’il l’a désactivé ; ce texte n’y figure pas.',
        'The owner gets an e-mail with a link, unless it was switched off; this is not in it.',
        'Der Eigentümer erhält eine E-Mail mit einem Link, sofern nicht abbestellt; dieser Text steht nicht darin.',
      ),
    },
  }),
  {
    ...selectField({
      name: 'author',
      label: words('Van', 'De', 'From', 'Von'),
      options: {
        owner: words('De eigenaar', 'Le propriétaire', 'The owner', 'Der Eigentümer'),
        agency: words('Het kantoor', 'L’agence', 'The agency', 'Das Büro'),
      },
      required: true,
      index: true,
      defaultValue: 'agency',
    }),
    access: { create: nobody, update: nobody },
  },
  {
    ...relationshipField({
      name: 'writtenBy',
      relationTo: 'users',
      label: words('Geschreven door', 'Écrit par', 'Written by', 'Geschrieben von'),
      condition: ({ writtenBy }) => Boolean(writtenBy),
    }),
    access: { create: nobody, update: nobody },
  },
  {
    ...dateField({
      name: 'sentAt',
      label: words('Verstuurd op', 'Envoyé le', 'Sent at', 'Gesendet am'),
      index: true,
      withTime: true,
      readOnly: true,
      condition: isWritten,
    }),
    defaultValue: () => new Date().toISOString(),
    access: { create: nobody, update: nobody },
  },
  {
    ...dateField({
      name: 'readAt',
      label: words('Gelezen op', 'Lu le', 'Read at', 'Gelesen am'),
      description: words(
        'Wanneer de andere kant het las: de eigenaar in het portaal, het kantoor hier.',
        'Quand l’autre partie l’a lu : le propriétaire dans son espace, l’agence ici.',
        'When the other side read it: the owner in the portal, the agency here.',
        'Wann die andere Seite es gelesen hat: der Eigentümer im Portal, das Büro hier.',
      ),
      withTime: true,
      readOnly: true,
      condition: isWritten,
    }),
    access: { create: nobody, update: nobody },
  },
  {
    name: 'answer',
    type: 'ui',
    label: words('Antwoord', 'Réponse', 'Answer', 'Antwort'),
    admin: {
      components: { Cell: '/src/cms/admin/owner-messages/answer-cell#AnswerCell' },
    },
  },
]

/** What an owner and the agency write each other about a property. */
export const Messages: CollectionConfig = {
  slug: 'messages',
  labels: {
    singular: words('Bericht', 'Message', 'Message', 'Nachricht'),
    plural: words('Berichten', 'Messages', 'Messages', 'Nachrichten'),
  },
  admin: {
    useAsTitle: 'text',
    defaultColumns: ['text', 'author', 'owner', 'property', 'sentAt', 'readAt', 'answer'],
    listSearchableFields: ['text'],
    group: adminGroups.relations,
    components: {
      edit: {
        beforeDocumentControls: [
          '/src/cms/admin/owner-messages/answer-message.client#AnswerMessage',
        ],
      },
    },
  },
  endpoints: [readEndpoint],
  defaultSort: '-sentAt',
  access: {
    create: agentsAndEditors,
    read: createOwnRecordsOr(
      (period, ownerId) => [
        { property: { equals: period.propertyId } },
        { owner: { equals: ownerId } },
        ...isWithin('sentAt', period),
      ],
      ownMatters,
    ),
    update: ownMatters,
    delete: administratorsOnly,
  },
  hooks: {
    beforeValidate: [keepToOwners],
    beforeChange: [keepToOwnListings('messages', { properties: 'property' }), signAsAgency],
    afterChange: [tellOwner],
  },
  fields: closeToOwners(fields, {
    property: true,
    owner: true,
    text: true,
    author: true,
    sentAt: true,
    readAt: true,
  }),
}
