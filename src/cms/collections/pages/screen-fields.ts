import type { Field } from 'payload'
import { relationshipField } from '../../fields/relationship-field'
import { selectField } from '../../fields/select-field'

/** What a page shows besides its own text and modules. */
export const screenFields: Field[] = [
  selectField({
    name: 'screen',
    label: { nl: 'Toont', fr: 'Montre', en: 'Shows', de: 'Zeigt' },
    options: {
      content: { nl: 'Enkel inhoud', fr: 'Contenu seul', en: 'Content only', de: 'Nur Inhalt' },
      home: { nl: 'Startpagina', fr: 'Page d’accueil', en: 'Home page', de: 'Startseite' },
      propertyList: {
        nl: 'Lijst van panden',
        fr: 'Liste de biens',
        en: 'List of properties',
        de: 'Objektliste',
      },
      projectList: {
        nl: 'Lijst van projecten',
        fr: 'Liste de projets',
        en: 'List of projects',
        de: 'Projektliste',
      },
      feedback: { nl: 'Bedankt', fr: 'Remerciement', en: 'Thank you', de: 'Danke' },
      login: { nl: 'Aanmelden', fr: 'Connexion', en: 'Login', de: 'Anmelden' },
      search: { nl: 'Zoeken', fr: 'Recherche', en: 'Search', de: 'Suche' },
    },
    required: true,
    index: true,
    defaultValue: 'content',
  }),
  relationshipField({
    name: 'preset',
    label: { nl: 'Lijst', fr: 'Liste', en: 'List', de: 'Liste' },
    relationTo: 'list-presets',
    condition: (data) => data.screen === 'propertyList' || data.screen === 'projectList',
  }),
]
