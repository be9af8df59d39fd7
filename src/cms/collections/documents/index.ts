import type { CollectionConfig } from 'payload'
import { noStore } from '@/domain/protection/private-headers'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { nobody } from '../../access/nobody'
import { keepToOwnListings } from '../../hooks/keep-to-own-listings'
import { ownMatters } from '../../access/own-listings'
import { siteTag } from '../../cache-tags'
import { adminGroups } from '../../fields/admin-groups'
import { localizedText } from '../../fields/localized-text'
import { createRevalidateHooks } from '../../hooks/revalidate'
import { textField } from '../../fields/plain-text'
import { relationshipField } from '../../fields/relationship-field'
import { selectField } from '../../fields/select-field'
import { words } from '../../fields/words'
import { refuseForeignFile } from '../../hooks/refuse-foreign-file'
import { refuseFullDisk } from '../../hooks/refuse-full-disk'
import { randomizeFileName } from '../../hooks/safe-file-name'
import type { Document } from '../../payload-types'
import { tellOfDocument } from '../../owner-news/tell-owners'
import { isOnPages } from './handed-over'
import { senderOrSellers, ownersOrSellers, publicOrOwnDocuments } from './access'

/** Pixels per side of a stored scan. */
const sidePixelsMax = 4096

/**
 * A paper that is not for everybody any more leaves the pages that name it; of those for owners and
 * staff no page knows.
 */
const pages = createRevalidateHooks<Document>(
  () => [],
  (document) => (isOnPages(document) ? [siteTag] : []),
)

/**
 * Papers that belong to properties. Private unless their visibility says otherwise.
 *
 * @param settings.directory absolute path of the folder for the files
 */
export function createDocuments(settings: { directory: string }): CollectionConfig {
  return {
    slug: 'documents',
    labels: {
      singular: { nl: 'Document', fr: 'Document', en: 'Document', de: 'Dokument' },
      plural: { nl: 'Documenten', fr: 'Documents', en: 'Documents', de: 'Dokumente' },
    },
    admin: {
      useAsTitle: 'title',
      defaultColumns: ['title', 'kind', 'property', 'visibility'],
      group: adminGroups.listings,
    },
    access: {
      create: agentsAndEditors,
      read: publicOrOwnDocuments,
      update: ownMatters,
      delete: ownMatters,
    },
    upload: {
      staticDir: settings.directory,
      mimeTypes: ['application/pdf', 'image/jpeg', 'image/png'],
      pasteURL: false,
      // As with the media: processing drops the place that a camera wrote into the file.
      resizeOptions: {
        width: sidePixelsMax,
        height: sidePixelsMax,
        fit: 'inside',
        withoutEnlargement: true,
      },
      modifyResponseHeaders: ({ headers }) => {
        headers.set('Content-Disposition', 'attachment')
        headers.set('X-Content-Type-Options', 'nosniff')
        headers.set('Cache-Control', noStore['Cache-Control'])
      },
    },
    hooks: {
      beforeOperation: [refuseFullDisk, refuseForeignFile, randomizeFileName],
      beforeChange: [keepToOwnListings('documents', { properties: 'property' })],
      afterChange: [...pages.afterChange, tellOfDocument],
      afterDelete: pages.afterDelete,
    },
    fields: [
      localizedText({
        name: 'title',
        label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
        required: true,
      }),
      kindField,
      relationshipField({
        name: 'property',
        label: { nl: 'Pand', fr: 'Bien', en: 'Property', de: 'Objekt' },
        relationTo: 'properties',
      }),
      visibilityField,
      sentByOwnerField,
      sentNameField,
    ],
  }
}

/** Who sent it through the portal. An owner is told only of the own ones, in the portal. */
const sentByOwnerField = {
  ...relationshipField({
    name: 'sentByOwner',
    relationTo: 'owners',
    label: words(
      'Verstuurd door eigenaar',
      'Envoyé par le propriétaire',
      'Sent by owner',
      'Vom Eigentümer gesendet',
    ),
    condition: ({ sentByOwner }) => Boolean(sentByOwner),
  }),
  index: true,
  access: { create: nobody, update: nobody, read: senderOrSellers },
}

/** What the file was called where it came from; the name under which it is kept tells nothing. */
const sentNameField = {
  ...textField({
    name: 'sentName',
    label: words('Naam van het bestand', 'Nom du fichier', 'Name of the file', 'Name der Datei'),
    condition: ({ sentName }) => Boolean(sentName),
    readOnly: true,
  }),
  access: { create: nobody, update: nobody, read: ownersOrSellers },
}

const kindField = selectField({
  name: 'kind',
  label: { nl: 'Soort', fr: 'Type', en: 'Kind', de: 'Art' },
  options: {
    epc: { nl: 'EPC', fr: 'PEB', en: 'Energy certificate', de: 'Energieausweis' },
    plan: { nl: 'Plan', fr: 'Plan', en: 'Floor plan', de: 'Grundriss' },
    planning: {
      nl: 'Stedenbouw',
      fr: 'Urbanisme',
      en: 'Planning information',
      de: 'Städtebauliche Auskunft',
    },
    soil: {
      nl: 'Bodemattest',
      fr: 'Attestation de sol',
      en: 'Soil certificate',
      de: 'Bodenattest',
    },
    electricity: {
      nl: 'Elektrische keuring',
      fr: 'Contrôle électrique',
      en: 'Electrical inspection',
      de: 'Elektroprüfung',
    },
    asbestos: {
      nl: 'Asbestattest',
      fr: 'Attestation amiante',
      en: 'Asbestos certificate',
      de: 'Asbestattest',
    },
    brochure: { nl: 'Brochure', fr: 'Brochure', en: 'Brochure', de: 'Broschüre' },
    deed: { nl: 'Akte', fr: 'Acte', en: 'Deed', de: 'Urkunde' },
    other: { nl: 'Andere', fr: 'Autre', en: 'Other', de: 'Sonstiges' },
  },
  required: true,
  defaultValue: 'other',
})

const visibilityField = selectField({
  name: 'visibility',
  label: { nl: 'Zichtbaar voor', fr: 'Visible pour', en: 'Visible to', de: 'Sichtbar für' },
  options: {
    public: { nl: 'Iedereen', fr: 'Tout le monde', en: 'Everyone', de: 'Alle' },
    onRequest: { nl: 'Op aanvraag', fr: 'Sur demande', en: 'On request', de: 'Auf Anfrage' },
    owner: { nl: 'De eigenaar', fr: 'Le propriétaire', en: 'The owner', de: 'Der Eigentümer' },
    staff: { nl: 'Medewerkers', fr: 'Collaborateurs', en: 'Staff', de: 'Mitarbeiter' },
  },
  required: true,
  index: true,
  defaultValue: 'staff',
})
