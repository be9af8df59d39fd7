import type { CollectionConfig } from 'payload'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { administratorsOnly } from '../../access/administrators-only'
import { anyone } from '../../access/anyone'
import { staffOnly } from '../../access/staff-only'
import { cacheTags } from '../../cache-tags'
import { adminGroups } from '../../fields/admin-groups'
import { localizedText } from '../../fields/localized-text'
import { relationshipField } from '../../fields/relationship-field'
import { words } from '../../fields/words'
import { createRevalidateHooks } from '../../hooks/revalidate'

/** Quarters within a town. Empty at first; the site hides the filter while it is. */
export const Neighbourhoods: CollectionConfig = {
  slug: 'neighbourhoods',
  labels: {
    singular: words('Wijk', 'Quartier', 'Neighbourhood', 'Viertel'),
    plural: words('Wijken', 'Quartiers', 'Neighbourhoods', 'Viertel'),
  },
  admin: {
    group: adminGroups.settings,
    useAsTitle: 'name',
    defaultColumns: ['name', 'place'],
    description: words(
      'Wijken binnen een gemeente. Zolang er geen zijn, toont de site de keuze niet.',
      'Quartiers d’une commune. Tant qu’il n’y en a pas, le site ne propose pas le choix.',
      'Quarters within a town. While there are none, the site does not offer the choice.',
      'Viertel einer Gemeinde. Solange es keine gibt, bietet die Website die Wahl nicht an.',
    ),
  },
  defaultPopulate: { name: true, place: true },
  access: {
    read: anyone,
    create: agentsAndEditors,
    update: staffOnly,
    delete: administratorsOnly,
  },
  fields: [
    localizedText({
      name: 'name',
      label: words('Naam', 'Nom', 'Name', 'Name'),
      description: words(
        'De naam die bewoners gebruiken.',
        'Le nom que les habitants utilisent.',
        'The name that residents use.',
        'Der Name, den die Bewohner verwenden.',
      ),
      required: true,
      maxLength: 80,
    }),
    relationshipField({
      name: 'place',
      relationTo: 'places',
      label: words('Gemeente', 'Commune', 'Town', 'Gemeinde'),
      description: words(
        'De gemeente met de postcode van deze wijk.',
        'La commune avec le code postal de ce quartier.',
        'The town with the postcode of this neighbourhood.',
        'Die Gemeinde mit der Postleitzahl dieses Viertels.',
      ),
      required: true,
    }),
  ],
  hooks: createRevalidateHooks(() => [cacheTags.reference]),
}
