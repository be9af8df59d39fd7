import type { SelectField } from 'payload'
import { selectField } from './select-field'

/**
 * Where a page, module, article or project stands, apart from the drafts of the editor. Hidden
 * keeps its address but stays out of menus and lists.
 */
export function statusField(): SelectField {
  return selectField({
    name: 'status',
    // Not "status": Payload's own column of drafts stands beside it under that name.
    label: { nl: 'Zichtbaarheid', fr: 'Visibilité', en: 'Visibility', de: 'Sichtbarkeit' },
    description: {
      nl: 'Ontwerp: nergens te zien, ook niet na publiceren. Verborgen: bereikbaar via het adres, niet in menu’s en lijsten. Gearchiveerd: niet meer bereikbaar.',
      fr: 'Brouillon : visible nulle part, même une fois publié. Masqué : accessible par son adresse, absent des menus et des listes. Archivé : plus accessible.',
      en: 'Draft: seen nowhere, even once published. Hidden: reachable by its address, not in menus and lists. Archived: no longer reachable.',
      de: 'Entwurf: nirgends zu sehen, auch veröffentlicht nicht. Verborgen: über die Adresse erreichbar, nicht in Menüs und Listen. Archiviert: nicht mehr erreichbar.',
    },
    options: {
      draft: { nl: 'Ontwerp', fr: 'Brouillon', en: 'Draft', de: 'Entwurf' },
      published: { nl: 'Gepubliceerd', fr: 'Publié', en: 'Published', de: 'Veröffentlicht' },
      hidden: { nl: 'Verborgen', fr: 'Masqué', en: 'Hidden', de: 'Verborgen' },
      archived: { nl: 'Gearchiveerd', fr: 'Archivé', en: 'Archived', de: 'Archiviert' },
    },
    required: true,
    index: true,
    // Whoever publishes wants to be seen; until then the draft itself is unseen.
    defaultValue: 'published',
    // Payload keeps its own `_status` of drafts under the name this one would get by itself.
    enumName: 'content_status',
  })
}
