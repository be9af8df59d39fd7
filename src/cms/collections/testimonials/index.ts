import type { CollectionConfig } from 'payload'
import { testimonialCharactersMax } from '@/domain/contact/testimonial'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { createPublishedOrStaff } from '../../access/published-or-staff'
import { editorsOnly } from '../../access/editors-only'
import { staffOnly } from '../../access/staff-only'
import { cacheTags } from '../../cache-tags'
import { adminGroups } from '../../fields/admin-groups'
import { dateField } from '../../fields/date-field'
import { savedDrafts } from '../../fields/drafts'
import { plainLinkField } from '../../fields/link-field'
import { localizedTextarea } from '../../fields/localized-text'
import { textField } from '../../fields/plain-text'
import { relationshipField } from '../../fields/relationship-field'
import { selectField } from '../../fields/select-field'
import { uploadField } from '../../fields/upload-field'
import { createRefuseGone } from '../../hooks/refuse-gone'
import { createRevalidateHooks } from '../../hooks/revalidate'
import { authorGroup, refuseUnconfirmed, stateLabel } from './author'

/** What clients say about the agency; visitors see what was approved and published. */
export const Testimonials: CollectionConfig = {
  slug: 'testimonials',
  labels: {
    singular: { nl: 'Getuigenis', fr: 'Témoignage', en: 'Testimonial', de: 'Referenz' },
    plural: { nl: 'Getuigenissen', fr: 'Témoignages', en: 'Testimonials', de: 'Referenzen' },
  },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'state', 'postedAt', '_status'],
    group: adminGroups.relations,
  },
  defaultSort: '-postedAt',
  versions: savedDrafts,
  access: {
    create: agentsAndEditors,
    read: createPublishedOrStaff({ state: { equals: 'approved' } }),
    update: staffOnly,
    delete: editorsOnly,
    readVersions: staffOnly,
  },
  hooks: {
    beforeChange: [createRefuseGone('testimonials'), refuseUnconfirmed],
    ...createRevalidateHooks(() => [cacheTags.testimonials]),
  },
  fields: [
    localizedTextarea({
      name: 'comment',
      label: { nl: 'Tekst', fr: 'Texte', en: 'Comment', de: 'Text' },
      required: true,
      maxLength: testimonialCharactersMax,
    }),
    textField({
      name: 'name',
      label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
      required: true,
      maxLength: 120,
    }),
    plainLinkField({
      name: 'website',
      label: { nl: 'Website', fr: 'Site web', en: 'Website', de: 'Website' },
    }),
    uploadField({ name: 'image', label: { nl: 'Foto', fr: 'Photo', en: 'Picture', de: 'Foto' } }),
    dateField({
      name: 'postedAt',
      label: { nl: 'Datum', fr: 'Date', en: 'Date', de: 'Datum' },
      index: true,
    }),
    textField({
      name: 'postedBy',
      label: { nl: 'Geplaatst door', fr: 'Publié par', en: 'Posted by', de: 'Verfasst von' },
      maxLength: 120,
    }),
    selectField({
      name: 'state',
      label: stateLabel,
      options: {
        pending: { nl: 'Te bekijken', fr: 'À examiner', en: 'Pending', de: 'Zu prüfen' },
        approved: { nl: 'Goedgekeurd', fr: 'Approuvé', en: 'Approved', de: 'Freigegeben' },
        rejected: { nl: 'Geweigerd', fr: 'Refusé', en: 'Rejected', de: 'Abgelehnt' },
      },
      required: true,
      index: true,
      defaultValue: 'pending',
    }),
    authorGroup,
    localizedTextarea({
      name: 'reply',
      label: {
        nl: 'Antwoord van het kantoor',
        fr: 'Réponse de l’agence',
        en: 'Reply of the agency',
        de: 'Antwort des Büros',
      },
      maxLength: testimonialCharactersMax,
    }),
    relationshipField({
      name: 'property',
      label: { nl: 'Pand', fr: 'Bien', en: 'Property', de: 'Objekt' },
      relationTo: 'properties',
    }),
  ],
}
