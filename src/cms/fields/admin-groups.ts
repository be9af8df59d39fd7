/** Groups of the admin's navigation. */
export const adminGroups = {
  content: { nl: 'Inhoud', fr: 'Contenu', en: 'Content', de: 'Inhalt' },
  listings: { nl: 'Aanbod', fr: 'Offre', en: 'Listings', de: 'Angebot' },
  relations: { nl: 'Relaties', fr: 'Relations', en: 'Relations', de: 'Beziehungen' },
  site: { nl: 'Site', fr: 'Site', en: 'Site', de: 'Website' },
  settings: { nl: 'Instellingen', fr: 'Paramètres', en: 'Settings', de: 'Einstellungen' },
}
