import { editorsOnly } from '../access/editors-only'
import { checkboxField } from '../fields/checkbox-field'
import { localizedText, localizedTextarea } from '../fields/localized-text'
import { createGlobal } from './create-global'

/** The search block on the home page. */
export const SearchBlock = createGlobal({
  slug: 'search-block',
  label: { nl: 'Zoekblok', fr: 'Bloc de recherche', en: 'Search block', de: 'Suchblock' },
  update: editorsOnly,
  fields: [
    localizedText({ name: 'title', label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' } }),
    localizedTextarea({
      name: 'description',
      label: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' },
      description: {
        nl: '{sale} en {rent} worden het aantal panden te koop en te huur.',
        fr: '{sale} et {rent} deviennent le nombre de biens à vendre et à louer.',
        en: '{sale} and {rent} become the number of properties for sale and for rent.',
        de: '{sale} und {rent} werden zur Anzahl der Objekte zum Kauf und zur Miete.',
      },
      maxLength: 400,
      rows: 2,
    }),
    checkboxField({
      name: 'showInput',
      label: {
        nl: 'Zoekveld tonen',
        fr: 'Montrer le champ de recherche',
        en: 'Show the search field',
        de: 'Suchfeld zeigen',
      },
      defaultValue: true,
    }),
    checkboxField({
      name: 'showCounts',
      label: {
        nl: 'Aantallen tonen',
        fr: 'Montrer les nombres',
        en: 'Show the counts',
        de: 'Anzahlen zeigen',
      },
      defaultValue: true,
    }),
  ],
})
