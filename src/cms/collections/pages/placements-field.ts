import type { ArrayField, CollapsibleField } from 'payload'
import { arrayField } from '../../fields/array-field'
import { checkboxField } from '../../fields/checkbox-field'
import { createGridFields } from '../../fields/grid-fields'
import { relationshipField } from '../../fields/relationship-field'
import { words } from '../../fields/words'

/** The modules of a page and where each stands; empty numbers take over those of the module. */
const placementsField: ArrayField = arrayField({
  name: 'placements',
  label: { nl: 'Modules', fr: 'Modules', en: 'Modules', de: 'Module' },
  singular: { nl: 'Module', fr: 'Module', en: 'Module', de: 'Modul' },
  admin: {
    description: {
      nl: 'Lege vakken nemen de waarde van de module over.',
      fr: 'Les cases vides reprennent la valeur du module.',
      en: 'Empty boxes take over the value of the module.',
      de: 'Leere Felder übernehmen den Wert des Moduls.',
    },
  },
  fields: [
    relationshipField({
      name: 'module',
      label: { nl: 'Module', fr: 'Module', en: 'Module', de: 'Modul' },
      relationTo: 'modules',
      required: true,
    }),
    ...createGridFields({ isOverride: true }),
    checkboxField({
      name: 'hidden',
      label: {
        nl: 'Verbergen op deze pagina',
        fr: 'Masquer sur cette page',
        en: 'Hide on this page',
        de: 'Auf dieser Seite verbergen',
      },
    }),
  ],
})

/** The same as the grid above, in numbers: folded, because nobody needs both at once. */
export const placementNumbersField: CollapsibleField = {
  type: 'collapsible',
  label: words(
    'Indeling in getallen',
    'Disposition en chiffres',
    'Layout in numbers',
    'Aufteilung in Zahlen',
  ),
  admin: { initCollapsed: true },
  fields: [placementsField],
}
