import type { JoinField } from 'payload'
import type { LocalizedText } from '@/domain/kernel/locales'
import { agentsAndEditors } from '../../../access/agents-and-editors'
import { words } from '../../../fields/words'

function besideProperty(options: {
  collection: 'activities' | 'placements' | 'messages'
  label: LocalizedText
  sort: string
  columns: string[]
}): JoinField {
  const { collection, label, sort, columns } = options
  return {
    name: collection,
    type: 'join',
    collection,
    on: 'property',
    label,
    defaultSort: sort,
    access: { read: agentsAndEditors },
    admin: { defaultColumns: columns },
  }
}

/** What the owner of a property follows in the portal, beside the property. */
export const ownerFields: JoinField[] = [
  besideProperty({
    collection: 'activities',
    label: words('Activiteiten', 'Activités', 'Activities', 'Aktivitäten'),
    sort: '-at',
    columns: ['subject', 'kind', 'type', 'at', 'status', 'visibleToOwner'],
  }),
  besideProperty({
    collection: 'placements',
    label: words('Plaatsingen', 'Diffusions', 'Placements', 'Schaltungen'),
    sort: '-from',
    columns: ['channel', 'from', 'to', 'visibleToOwner'],
  }),
  besideProperty({
    collection: 'messages',
    label: words('Berichten', 'Messages', 'Messages', 'Nachrichten'),
    sort: '-sentAt',
    columns: ['text', 'author', 'owner', 'sentAt', 'readAt'],
  }),
]
