import type { ArrayField } from 'payload'
import type { LocalizedText } from '@/domain/kernel/locales'
import { editorsOnly } from '../access/editors-only'
import { arrayField } from '../fields/array-field'
import { checkboxField } from '../fields/checkbox-field'
import { createLinkFields } from '../fields/link-field'
import { selectField } from '../fields/select-field'
import { createGlobal } from './create-global'

/** The narrow bar above the header, with a group of items on each side. */
export const TopBar = createGlobal({
  slug: 'top-bar',
  label: { nl: 'Bovenste balk', fr: 'Barre supérieure', en: 'Top bar', de: 'Obere Leiste' },
  update: editorsOnly,
  fields: [
    checkboxField({
      name: 'show',
      label: { nl: 'Tonen', fr: 'Afficher', en: 'Show', de: 'Zeigen' },
      defaultValue: true,
    }),
    createGroup('left', { nl: 'Links', fr: 'À gauche', en: 'Left', de: 'Links' }),
    createGroup('right', { nl: 'Rechts', fr: 'À droite', en: 'Right', de: 'Rechts' }),
  ],
})

function createGroup(name: 'left' | 'right', label: LocalizedText): ArrayField {
  return arrayField({
    name,
    singular: { nl: 'Onderdeel', fr: 'Élément', en: 'Item', de: 'Eintrag' },
    label,
    fields: [
      selectField({
        name: 'icon',
        label: { nl: 'Pictogram', fr: 'Icône', en: 'Icon', de: 'Symbol' },
        options: {
          phone: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' },
          mail: { nl: 'E-mail', fr: 'E-mail', en: 'E-mail', de: 'E-Mail' },
          pin: { nl: 'Plaats', fr: 'Lieu', en: 'Place', de: 'Ort' },
          clock: { nl: 'Uren', fr: 'Horaires', en: 'Hours', de: 'Zeiten' },
          user: { nl: 'Persoon', fr: 'Personne', en: 'Person', de: 'Person' },
          heart: { nl: 'Hart', fr: 'Cœur', en: 'Heart', de: 'Herz' },
        },
      }),
      ...createLinkFields(),
      selectField({
        name: 'colour',
        label: { nl: 'Kleur', fr: 'Couleur', en: 'Colour', de: 'Farbe' },
        options: {
          ink: { nl: 'Inkt', fr: 'Encre', en: 'Ink', de: 'Tinte' },
          enamel: { nl: 'Email', fr: 'Émail', en: 'Enamel', de: 'Emaille' },
          marigold: { nl: 'Goudsbloem', fr: 'Souci', en: 'Marigold', de: 'Ringelblume' },
        },
      }),
    ],
  })
}
