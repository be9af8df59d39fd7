import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/nobody'
import { staffOnly } from '../../access/staff-only'
import { adminGroups } from '../../fields/admin-groups'
import { dateField } from '../../fields/date-field'
import { relationshipField } from '../../fields/relationship-field'
import { words } from '../../fields/words'

/** The moments at which preview links were opened, and nothing of who opened them. */
export const PreviewOpenings: CollectionConfig = {
  slug: 'preview-openings',
  labels: {
    singular: words(
      'Opening van een voorbeeldlink',
      'Ouverture d’un lien d’aperçu',
      'Opening of a preview link',
      'Öffnung eines Vorschaulinks',
    ),
    plural: words(
      'Openingen van voorbeeldlinks',
      'Ouvertures de liens d’aperçu',
      'Openings of preview links',
      'Öffnungen von Vorschaulinks',
    ),
  },
  admin: { group: adminGroups.content, hidden: true },
  access: { create: nobody, read: staffOnly, update: nobody, delete: nobody },
  timestamps: false,
  fields: [
    relationshipField({
      name: 'link',
      label: words('Link', 'Lien', 'Link', 'Link'),
      relationTo: 'preview-links',
      required: true,
    }),
    dateField({
      name: 'at',
      label: words('Moment', 'Moment', 'Moment', 'Zeitpunkt'),
      withTime: true,
      required: true,
    }),
  ],
}
