import { editorsOnly } from '../access/editors-only'
import { numberField } from '../fields/number-field'
import { menuOrderEndpoint } from '../menu/order-endpoint'
import { createGlobal } from './create-global'

const levelsDefault = 2
const levelsMax = 3

/** The menu shows the pages that are in it, in their order; here stands how deep it goes. */
export const Menu = createGlobal({
  slug: 'menu',
  label: { nl: 'Menu', fr: 'Menu', en: 'Menu', de: 'Menü' },
  update: editorsOnly,
  endpoints: [menuOrderEndpoint],
  fields: [
    {
      name: 'order',
      type: 'ui',
      admin: { components: { Field: '/src/cms/admin/menu-tree/menu-tree#MenuTree' } },
    },
    numberField({
      name: 'maximum',
      label: {
        nl: 'Aantal niveaus',
        fr: 'Nombre de niveaux',
        en: 'Number of levels',
        de: 'Anzahl der Ebenen',
      },
      description: {
        nl: 'Welke pagina’s in het menu staan, zegt u bij de pagina’s zelf.',
        fr: 'Chaque page dit elle-même si elle figure au menu.',
        en: 'Each page says for itself whether it is in the menu.',
        de: 'Welche Seiten im Menü stehen, steht bei den Seiten selbst.',
      },
      min: 1,
      max: levelsMax,
      defaultValue: levelsDefault,
    }),
  ],
})
