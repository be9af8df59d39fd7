import { editorsOnly } from '../access/editors-only'
import { numberField } from '../fields/number-field'
import { createGlobal } from './create-global'

const levelsDefault = 2
const levelsMax = 3

/** The menu shows the pages that are in it, in their order; here stands how deep it goes. */
export const Menu = createGlobal({
  slug: 'menu',
  label: { nl: 'Menu', fr: 'Menu', en: 'Menu', de: 'Menü' },
  update: editorsOnly,
  fields: [
    numberField({
      name: 'maximum',
      label: {
        nl: 'Aantal niveaus',
        fr: 'Nombre de niveaux',
        en: 'Number of levels',
        de: 'Anzahl der Ebenen',
      },
      description: {
        nl: 'De volgorde van de pagina’s staat bij de pagina’s zelf.',
        fr: 'L’ordre des pages est défini dans les pages mêmes.',
        en: 'The order of the pages stands with the pages themselves.',
        de: 'Die Reihenfolge der Seiten steht bei den Seiten selbst.',
      },
      min: 1,
      max: levelsMax,
      defaultValue: levelsDefault,
    }),
  ],
})
