import type { CollectionConfig } from 'payload'
import { languageNames } from '@/domain/kernel/language-names'
import type { PreviewTarget } from '@/domain/previews/preview-link'
import { nobody } from '../../access/nobody'
import { staffOnly } from '../../access/staff-only'
import { adminGroups } from '../../fields/admin-groups'
import { dateField } from '../../fields/date-field'
import { numberField } from '../../fields/number-field'
import { relationshipField } from '../../fields/relationship-field'
import { multiSelectField, selectField } from '../../fields/select-field'
import { words } from '../../fields/words'

const targetNames = {
  pages: words('Pagina', 'Page', 'Page', 'Seite'),
  articles: words('Artikel', 'Article', 'Article', 'Artikel'),
  properties: words('Pand', 'Bien', 'Property', 'Objekt'),
  projects: words('Project', 'Projet', 'Project', 'Projekt'),
} as const satisfies Record<PreviewTarget, object>

/**
 * Links with which somebody without an account sees one draft. Made, listed and revoked beside the
 * form of the record; the link itself is signed and can be made again from its line, so that it is
 * not kept.
 */
export const PreviewLinks: CollectionConfig = {
  slug: 'preview-links',
  labels: {
    singular: words('Voorbeeldlink', 'Lien d’aperçu', 'Preview link', 'Vorschaulink'),
    plural: words('Voorbeeldlinks', 'Liens d’aperçu', 'Preview links', 'Vorschaulinks'),
  },
  admin: { group: adminGroups.content, hidden: true },
  access: { create: nobody, read: staffOnly, update: nobody, delete: nobody },
  fields: [
    selectField({
      name: 'target',
      label: words('Soort', 'Type', 'Kind', 'Art'),
      options: targetNames,
      required: true,
    }),
    numberField({
      name: 'record',
      label: words('Nummer', 'Numéro', 'Number', 'Nummer'),
      required: true,
      index: true,
    }),
    // Not `locales`: the framework keeps translations in a table of that name.
    multiSelectField({
      name: 'languages',
      label: words('Talen', 'Langues', 'Languages', 'Sprachen'),
      options: languageNames,
      required: true,
    }),
    dateField({
      name: 'expiresAt',
      label: words('Geldig tot', 'Valable jusqu’au', 'Good until', 'Gültig bis'),
      withTime: true,
      required: true,
    }),
    dateField({
      name: 'revokedAt',
      label: words('Ingetrokken op', 'Révoqué le', 'Revoked at', 'Widerrufen am'),
      withTime: true,
    }),
    relationshipField({
      name: 'createdBy',
      label: words('Gemaakt door', 'Créé par', 'Made by', 'Erstellt von'),
      relationTo: 'users',
    }),
  ],
}
