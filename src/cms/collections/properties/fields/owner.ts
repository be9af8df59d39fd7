import type { JoinField } from 'payload'
import type { LocalizedText } from '@/domain/kernel/locales'
import { agentsAndEditors } from '../../../access/agents-and-editors'
import { words } from '../../../fields/words'

function besideProperty(options: {
  collection: 'activities' | 'placements' | 'messages'
  label: LocalizedText
  description: LocalizedText
  sort: string
  columns: string[]
}): JoinField {
  const { collection, label, description, sort, columns } = options
  return {
    name: collection,
    type: 'join',
    collection,
    on: 'property',
    label,
    defaultSort: sort,
    access: { read: agentsAndEditors },
    admin: { defaultColumns: columns, description },
  }
}

/** What the owner of a property follows in the portal, beside the property. */
export const ownerFields: JoinField[] = [
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
    columns: ['text', 'author', 'owner', 'sentAt', 'readAt'],
  }),
]
