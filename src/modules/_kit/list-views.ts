/** The ways in which a list of homes or projects can look. */
export const listViews = [
  { name: 'grid', label: { nl: 'Raster', fr: 'Grille', en: 'Grid', de: 'Raster' } },
  { name: 'list', label: { nl: 'Lijst', fr: 'Liste', en: 'List', de: 'Liste' } },
  { name: 'slider', label: { nl: 'Schuiver', fr: 'Carrousel', en: 'Slider', de: 'Slider' } },
  { name: 'map', label: { nl: 'Kaart', fr: 'Carte', en: 'Map', de: 'Karte' } },
  { name: 'compact', label: { nl: 'Compact', fr: 'Compact', en: 'Compact', de: 'Kompakt' } },
] as const
