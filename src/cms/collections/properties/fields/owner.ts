import type { Field, JoinField } from 'payload'
import type { LocalizedText } from '@/domain/kernel/locales'
import { agentsAndEditors } from '../../../access/agents-and-editors'
import { words } from '../../../fields/words'

function besideProperty(options: {
  /** Of the field, where another one has the name of the collection. */
  name?: string
  collection: 'activities' | 'placements' | 'messages' | 'documents' | 'enquiries'
  label: LocalizedText
  description: LocalizedText
  sort: string
  columns: string[]
  /** Whether staff make new ones here. */
  allowCreate?: boolean
}): JoinField {
  const { collection, label, description, sort, columns, allowCreate = true } = options
  return {
    name: options.name ?? collection,
    type: 'join',
    collection,
    on: 'property',
    label,
    defaultSort: sort,
    access: { read: agentsAndEditors },
    admin: { defaultColumns: columns, description, allowCreate },
  }
}

/** Beside the property, drawn by a component and stored nowhere. */
const drawn = (name: string, label: LocalizedText, component: string): Field => ({
  name,
  label,
  type: 'ui',
  admin: { components: { Field: component }, disableListColumn: true },
})

/** The components that draw the owners and the visits of a property. */
export type OwnerParts = { owners: string; visits: string }

/** Who owns a property, and what its owner follows in the portal, beside the property. */
export const createOwnerFields = (parts: OwnerParts): Field[] => [
  drawn('owners', words('Eigenaars', 'Propriétaires', 'Owners', 'Eigentümer'), parts.owners),
  besideProperty({
    collection: 'activities',
    label: words('Activiteiten', 'Activités', 'Activities', 'Aktivitäten'),
    description: words(
      'Wat er voor dit pand gebeurde; de eigenaar ziet alleen wat voor hem zichtbaar is.',
      'Ce qui a été fait pour ce bien ; le propriétaire ne voit que ce qui lui est ouvert.',
      'What was done for this property; its owner sees only what is marked as visible.',
      'Was für dieses Objekt geschah; der Eigentümer sieht nur, was für ihn freigegeben ist.',
    ),
    sort: '-at',
    columns: ['subject', 'kind', 'type', 'at', 'status', 'visibleToOwner'],
  }),
  drawn('visits', words('Bezoeken', 'Visites', 'Viewings', 'Besichtigungen'), parts.visits),
  besideProperty({
    name: 'papers',
    collection: 'documents',
    label: words('Documenten', 'Documents', 'Documents', 'Dokumente'),
    description: words(
      'De eigenaar ziet wat voor de eigenaar of voor iedereen zichtbaar is, en wat hij zelf verstuurde.',
      'Le propriétaire voit ce qui est visible pour lui ou pour tous, et ce qu’il a envoyé.',
      'The owner sees what is visible to the owner or to everyone, and what the owner sent.',
      'Der Eigentümer sieht, was für ihn oder für alle sichtbar ist, und was er selbst gesendet hat.',
    ),
    sort: '-createdAt',
    columns: ['title', 'kind', 'visibility', 'sentByOwner', 'createdAt'],
  }),
  besideProperty({
    collection: 'enquiries',
    label: words('Aanvragen', 'Demandes', 'Enquiries', 'Anfragen'),
    description: words(
      'De eigenaar ziet dat iemand contact, een bezoek of documenten vroeg, en de naam alleen wanneer u die vrijgeeft. Biedingen en kandidaturen ziet hij niet.',
      'Le propriétaire voit qu’une personne a demandé un contact, une visite ou des documents, et son nom seulement si vous le communiquez. Il ne voit ni offres ni candidatures.',
      'The owner sees that somebody asked for contact, a viewing or documents, and the name only when you release it. Offers and applications stay with you.',
      'Der Eigentümer sieht, dass jemand Kontakt, eine Besichtigung oder Dokumente erbat, und den Namen nur, wenn Sie ihn freigeben. Angebote und Bewerbungen sieht er nicht.',
    ),
    sort: '-createdAt',
    columns: ['title', 'state', 'releasedToOwner', 'createdAt'],
    // They come from the site.
    allowCreate: false,
  }),
  besideProperty({
    collection: 'placements',
    label: words('Plaatsingen', 'Diffusions', 'Placements', 'Schaltungen'),
    description: words(
      'Waar dit pand online staat, met de link ernaartoe.',
      'Où ce bien est publié en ligne, avec le lien.',
      'Where this property is published online, with the link.',
      'Wo dieses Objekt online steht, mit dem Link dorthin.',
    ),
    sort: '-from',
    columns: ['channel', 'from', 'to', 'visibleToOwner'],
  }),
  besideProperty({
    collection: 'messages',
    label: words('Berichten', 'Messages', 'Messages', 'Nachrichten'),
    description: words(
      'Berichten tussen de eigenaar en het kantoor over dit pand.',
      'Messages entre le propriétaire et l’agence au sujet de ce bien.',
      'Messages between the owner and the agency about this property.',
      'Nachrichten zwischen Eigentümer und Büro zu diesem Objekt.',
    ),
    sort: '-sentAt',
    columns: ['text', 'author', 'owner', 'sentAt', 'readAt', 'answer'],
  }),
]
