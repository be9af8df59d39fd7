import type { CollectionConfig } from 'payload'
import { ownMatters } from '../../access/own-listings'
import { nobody } from '../../access/nobody'
import { adminGroups } from '../../fields/admin-groups'
import { words } from '../../fields/words'
import { createOfferFields } from './fields'
import { stateEndpoint } from './state-endpoint'
import { toOfferTitle } from './offer-title'

/**
 * The register of purchase offers. A line is written with the enquiry that brought it and is never
 * changed or taken out by a person; only its state, which is no part of the hash, moves on, and
 * who noted that stands beside it.
 *
 * @param parts the components that outer rooms draw for it
 */
export const createOffers = (parts: { content: string }): CollectionConfig => ({
  slug: 'offers',
  labels: {
    singular: words('Bod', 'Offre d’achat', 'Purchase offer', 'Kaufangebot'),
    plural: words('Biedingen', 'Offres d’achat', 'Purchase offers', 'Kaufangebote'),
  },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['sequence', 'property', 'signer', 'amountEuros', 'endsOn', 'state'],
    listSearchableFields: ['signer'],
    group: adminGroups.relations,
    description: words(
      'Elk bod dat via de site kwam, in volgorde van aankomst. Het register kan niet gewijzigd worden.',
      'Chaque offre reçue par le site, dans l’ordre d’arrivée. Le registre ne peut être modifié.',
      'Every offer that came in through the site, in order of arrival. The register cannot be changed.',
      'Jedes Angebot, das über die Website kam, in der Reihenfolge des Eingangs. Das Register kann nicht geändert werden.',
    ),
    components: { beforeListTable: ['/src/cms/admin/offer-register#OfferRegister'] },
  },
  defaultSort: '-sequence',
  access: { create: nobody, read: ownMatters, update: nobody, delete: nobody },
  endpoints: [stateEndpoint],
  hooks: { afterRead: [({ doc }) => ({ ...doc, title: toOfferTitle(doc.content) ?? doc.title })] },
  // The title is made of it, whatever the caller selects.
  forceSelect: { content: true },
  fields: createOfferFields(parts.content),
  timestamps: true,
})
