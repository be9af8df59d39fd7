import type { CollectionConfig } from 'payload'
import { editorsOnly } from '../../access/editors-only'
import { adminGroups } from '../../fields/admin-groups'
import { words } from '../../fields/words'
import { exportLinkEndpoints } from './endpoints'
import { exportLinkFields } from './fields'

/**
 * Addresses at which a portal or partner fetches the agency's homes. Whoever has an address reads
 * what visitors may read, in the format of the partner; what is kept of its key is a hash.
 */
export const ExportLinks: CollectionConfig = {
  slug: 'export-links',
  labels: {
    singular: words('Exportadres', 'Adresse d’export', 'Export address', 'Exportadresse'),
    plural: words('Exportadressen', 'Adresses d’export', 'Export addresses', 'Exportadressen'),
  },
  admin: {
    group: adminGroups.listings,
    useAsTitle: 'name',
    defaultColumns: ['name', 'format', 'lastFetchedAt', 'fetchCount', 'revokedAt'],
    description: words(
      'Adressen waar portalen en partners uw aanbod ophalen. Verborgen adressen en prijzen gaan nooit mee.',
      'Adresses où portails et partenaires relèvent votre offre. Les adresses et prix masqués n’en font jamais partie.',
      'Addresses at which portals and partners fetch your listings. Hidden addresses and prices are never among them.',
      'Adressen, an denen Portale und Partner Ihr Angebot abholen. Verborgene Adressen und Preise sind nie dabei.',
    ),
  },
  access: { create: editorsOnly, read: editorsOnly, update: editorsOnly, delete: editorsOnly },
  endpoints: exportLinkEndpoints,
  fields: exportLinkFields,
}
