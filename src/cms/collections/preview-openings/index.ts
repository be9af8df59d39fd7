import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/nobody'
import { staffOnly } from '../../access/staff-only'
import { adminGroups } from '../../fields/admin-groups'
import { dateField } from '../../fields/date-field'
import { relationshipField } from '../../fields/relationship-field'
import { selectField } from '../../fields/select-field'
import { words } from '../../fields/words'

/** When preview links were opened, and by what kind of reader; nothing of who it was. */
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
    selectField({
      name: 'reader',
      label: words('Door', 'Par', 'By', 'Von'),
      options: {
        guest: words(
          'Iemand met de link',
          'Quelqu’un avec le lien',
          'Somebody with the link',
          'Jemand mit dem Link',
        ),
        staff: words('Medewerker', 'Collaborateur', 'Staff', 'Mitarbeiter'),
        program: words('Programma', 'Programme', 'Program', 'Programm'),
      },
      required: true,
      defaultValue: 'guest',
    }),
  ],
}
