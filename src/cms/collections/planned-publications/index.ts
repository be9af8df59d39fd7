import type { CollectionConfig, DateField } from 'payload'
import { planTargets } from '@/domain/publication/plan'
import { nobody } from '../../access/nobody'
import { staffOnly } from '../../access/staff-only'
import { adminGroups } from '../../fields/admin-groups'
import { dateField } from '../../fields/date-field'
import { relationshipField } from '../../fields/relationship-field'
import { selectField } from '../../fields/select-field'
import { words } from '../../fields/words'

/** Shows the moment in lists by the clock by which it was planned, and not by that of the browser. */
function withBelgianCell(field: DateField): DateField {
  const components = { Cell: '/src/cms/admin/planned-publications/moment-cell#MomentCell' }
  return { ...field, admin: { ...field.admin, components } }
}

/**
 * What goes online or offline at a moment that staff chose beforehand. Plans are made and called off
 * beside the form of the record; here stands what is coming, what was done and what was refused.
 */
export const PlannedPublications: CollectionConfig = {
  slug: 'planned-publications',
  labels: {
    singular: words(
      'Geplande publicatie',
      'Publication planifiée',
      'Planned publication',
      'Geplante Veröffentlichung',
    ),
    plural: words(
      'Geplande publicaties',
      'Publications planifiées',
      'Planned publications',
      'Geplante Veröffentlichungen',
    ),
  },
  admin: {
    group: adminGroups.content,
    defaultColumns: ['subject', 'action', 'at', 'state', 'plannedBy'],
    useAsTitle: 'at',
    description: words(
      'U plant een publicatie vanuit het record zelf, met “Publicatie plannen”.',
      'Vous planifiez une publication depuis le document même, avec « Planifier la publication ».',
      'A publication is planned from the record itself, with “Plan publication”.',
      'Eine Veröffentlichung planen Sie im Datensatz selbst, mit „Veröffentlichung planen“.',
    ),
  },
  defaultSort: '-at',
  lockDocuments: false,
  access: { create: nobody, read: staffOnly, update: nobody, delete: nobody },
  fields: [
    {
      name: 'subject',
      type: 'relationship',
      label: words('Wat', 'Quoi', 'What', 'Was'),
      relationTo: [...planTargets],
    },
    selectField({
      name: 'action',
      label: words('Actie', 'Action', 'Action', 'Aktion'),
      options: {
        publish: words('Publiceren', 'Publier', 'Publish', 'Veröffentlichen'),
        unpublish: words('Offline halen', 'Mettre hors ligne', 'Take offline', 'Offline nehmen'),
      },
      required: true,
    }),
    withBelgianCell(
      dateField({
        name: 'at',
        label: words('Wanneer', 'Quand', 'When', 'Wann'),
        withTime: true,
        required: true,
        index: true,
      }),
    ),
    selectField({
      name: 'state',
      label: words('Stand', 'État', 'State', 'Stand'),
      options: {
        planned: words('Gepland', 'Planifiée', 'Planned', 'Geplant'),
        done: words('Uitgevoerd', 'Effectuée', 'Done', 'Ausgeführt'),
        refused: words('Geweigerd', 'Refusée', 'Refused', 'Abgelehnt'),
        cancelled: words('Afgezegd', 'Annulée', 'Called off', 'Abgesagt'),
      },
      required: true,
      index: true,
      defaultValue: 'planned',
    }),
    relationshipField({
      name: 'plannedBy',
      label: words('Gepland door', 'Planifiée par', 'Planned by', 'Geplant von'),
      relationTo: 'users',
    }),
    {
      name: 'refusal',
      type: 'textarea',
      label: words('Waarom geweigerd', 'Raison du refus', 'Why refused', 'Grund der Ablehnung'),
    },
  ],
}
