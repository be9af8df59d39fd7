import type { CollectionConfig } from 'payload'
import { toRedirectKey } from '@/domain/routes/redirects'
import { editorsOnly } from '../../access/editors-only'
import { siteOrStaff } from '../../access/site-or-staff'
import { cacheTags } from '../../cache-tags'
import { adminGroups } from '../../fields/admin-groups'
import { pathCharactersMax } from '../../fields/bounds'
import { checkboxField } from '../../fields/checkbox-field'
import { dateField } from '../../fields/date-field'
import { numberField } from '../../fields/number-field'
import { textField } from '../../fields/plain-text'
import { createRevalidateHooks } from '../../hooks/revalidate'
import { examineRedirect } from './examine'
import { redirectLabels } from './labels'

/** Nobody writes these over the API: the site counts by itself. */
const countedBySite = { create: () => false, update: () => false }

/** Addresses of old sites and campaigns, language included, and where they lead. */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: {
    singular: { nl: 'Omleiding', fr: 'Redirection', en: 'Redirect', de: 'Umleitung' },
    plural: { nl: 'Omleidingen', fr: 'Redirections', en: 'Redirects', de: 'Umleitungen' },
  },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'permanent', 'hits', 'lastHitAt'],
    components: {
      beforeListTable: ['/src/cms/admin/redirect-import/redirect-import.client#RedirectImport'],
    },
    group: adminGroups.settings,
  },
  access: { create: editorsOnly, read: siteOrStaff, update: editorsOnly, delete: editorsOnly },
  hooks: {
    ...createRevalidateHooks(() => [cacheTags.redirects]),
    beforeChange: [examineRedirect],
  },
  fields: [
    {
      ...textField({
        name: 'from',
        label: redirectLabels.from,
        required: true,
        unique: true,
        index: true,
        maxLength: pathCharactersMax,
      }),
      hooks: {
        beforeChange: [({ value }) => (typeof value === 'string' ? toRedirectKey(value) : value)],
      },
    },
    textField({
      name: 'to',
      label: redirectLabels.to,
      required: true,
      maxLength: 2000,
    }),
    checkboxField({
      name: 'permanent',
      label: { nl: 'Blijvend', fr: 'Permanente', en: 'Permanent', de: 'Dauerhaft' },
      description: {
        nl: 'Zoekmachines vergeten dan het oude adres.',
        fr: 'Les moteurs de recherche oublient alors l’ancienne adresse.',
        en: 'Search engines then forget the old address.',
        de: 'Suchmaschinen vergessen dann die alte Adresse.',
      },
      defaultValue: true,
    }),
    {
      ...numberField({
        name: 'hits',
        label: { nl: 'Keer gevolgd', fr: 'Fois suivie', en: 'Times followed', de: 'Mal gefolgt' },
        description: {
          nl: 'Geteld als het antwoord vertrekt, zonder te onthouden wie het vroeg.',
          fr: 'Compté quand la réponse part, sans retenir qui l’a demandée.',
          en: 'Counted when the answer leaves, without keeping who asked.',
          de: 'Gezählt, wenn die Antwort hinausgeht, ohne zu behalten, wer fragte.',
        },
        defaultValue: 0,
        readOnly: true,
      }),
      access: countedBySite,
    },
    {
      ...dateField({
        name: 'lastHitAt',
        label: {
          nl: 'Laatst gevolgd',
          fr: 'Suivie la dernière fois',
          en: 'Last followed',
          de: 'Zuletzt gefolgt',
        },
        withTime: true,
        readOnly: true,
      }),
      access: countedBySite,
    },
  ],
}
