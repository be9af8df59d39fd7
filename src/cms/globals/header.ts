import { editorsOnly } from '../access/editors-only'
import { checkboxField } from '../fields/checkbox-field'
import { numberField } from '../fields/number-field'
import { createGlobal } from './create-global'

const menuDefault = 6
const menuMax = 12

/** How the bar at the top of every page behaves. */
export const Header = createGlobal({
  slug: 'header',
  label: { nl: 'Hoofding', fr: 'En-tête', en: 'Header', de: 'Kopfzeile' },
  update: editorsOnly,
  fields: [
    checkboxField({
      name: 'transparentOnHome',
      label: {
        nl: 'Doorzichtig op de startpagina',
        fr: 'Transparent sur la page d’accueil',
        en: 'Transparent on the home page',
        de: 'Durchsichtig auf der Startseite',
      },
      defaultValue: true,
    }),
    checkboxField({
      name: 'logoHiddenOnHome',
      label: {
        nl: 'Logo op de startpagina pas na scrollen',
        fr: 'Logo sur la page d’accueil après défilement seulement',
        en: 'Logo on the home page only after scrolling',
        de: 'Logo auf der Startseite erst nach dem Scrollen',
      },
    }),
    numberField({
      name: 'menuMax',
      label: {
        nl: 'Hoogste aantal in het menu',
        fr: 'Nombre maximal dans le menu',
        en: 'Highest number in the menu',
        de: 'Höchstzahl im Menü',
      },
      description: {
        nl: 'De overige pagina’s staan in het uitgebreide menu. Waar logo en woorden samen geen plaats hebben op een scherm, staan ze daar allemaal.',
        fr: 'Les autres pages se trouvent dans le menu étendu. Là où le logo et les mots n’ont pas assez de place sur l’écran, toutes s’y trouvent.',
        en: 'The other pages stand in the extended menu. On a screen where logo and words have no room together, all of them stand there.',
        de: 'Die übrigen Seiten stehen im erweiterten Menü. Wo Logo und Wörter zusammen keinen Platz haben, stehen dort alle.',
      },
      min: 1,
      max: menuMax,
      defaultValue: menuDefault,
    }),
    checkboxField({
      name: 'showFavourites',
      label: {
        nl: 'Bewaarde panden tonen',
        fr: 'Montrer les biens enregistrés',
        en: 'Show saved properties',
        de: 'Gemerkte Objekte zeigen',
      },
      defaultValue: true,
    }),
    checkboxField({
      name: 'showLanguages',
      label: {
        nl: 'Taalkeuze tonen',
        fr: 'Montrer le choix de la langue',
        en: 'Show the choice of language',
        de: 'Sprachwahl zeigen',
      },
      defaultValue: true,
    }),
  ],
})
