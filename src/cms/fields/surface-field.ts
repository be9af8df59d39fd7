import type { Condition, SelectField } from 'payload'
import { selectField } from './select-field'

/** The surfaces of the house style that a module or banner may stand on. */
export function surfaceField(options: { name?: string; condition?: Condition } = {}): SelectField {
  return selectField({
    name: options.name ?? 'colorBackground',
    label: {
      nl: 'Achtergrondkleur',
      fr: 'Couleur de fond',
      en: 'Background colour',
      de: 'Hintergrundfarbe',
    },
    options: {
      chalk: { nl: 'Krijt', fr: 'Craie', en: 'Chalk', de: 'Kreide' },
      mist: { nl: 'Mist', fr: 'Brume', en: 'Mist', de: 'Nebel' },
      tint: { nl: 'Tint', fr: 'Teinte', en: 'Tint', de: 'Tönung' },
      enamel: { nl: 'Email', fr: 'Émail', en: 'Enamel', de: 'Emaille' },
      ink: { nl: 'Inkt', fr: 'Encre', en: 'Ink', de: 'Tinte' },
    },
    condition: options.condition,
  })
}
