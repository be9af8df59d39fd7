import { isJunkPath } from '@/domain/routes/junk'
import { toRedirectKey } from '@/domain/routes/redirects'
import { toComparablePath } from '@/domain/routes/route-table'
import { parseLink } from '@/domain/routes/safe-target'
import type { CollectionConfig, TextFieldSingleValidation } from 'payload'
import { editorsOnly } from '../../access/editors-only'
import { siteOrStaff } from '../../access/site-or-staff'
import { cacheTags } from '../../cache-tags'
import { adminGroups } from '../../fields/admin-groups'
import { pathCharactersMax } from '../../fields/bounds'
import { checkboxField } from '../../fields/checkbox-field'
import { dateField } from '../../fields/date-field'
import { numberField } from '../../fields/number-field'
import { textField } from '../../fields/plain-text'
import { toEditorMessage } from '../../hooks/editor-message'
import { createRevalidateHooks } from '../../hooks/revalidate'

const validateFrom: TextFieldSingleValidation = (value, { req }) => {
  if (value?.startsWith('/') && !value.startsWith('//') && !isJunkPath(value)) return true
  return toEditorMessage(req, {
    nl: `"${value ?? ''}" is geen pad van deze site. Begin met een schuine streep, zoals /nl/oude-pagina/.`,
    fr: `« ${value ?? ''} » n’est pas un chemin de ce site. Commencez par une barre oblique, comme /fr/ancienne-page/.`,
    en: `"${value ?? ''}" is not a path of this site. Begin with a slash, such as /en/old-page/.`,
    de: `„${value ?? ''}“ ist kein Pfad dieser Website. Beginnen Sie mit einem Schrägstrich, wie /de/alte-seite/.`,
  })
}

const validateTo: TextFieldSingleValidation = (value, { req, siblingData }) => {
  const kind = parseLink(value ?? '')?.kind
  const isTarget = kind === 'external' || (kind === 'internal' && !value?.startsWith('#'))
  if (value && isTarget && !leadsBack(siblingData, value)) return true
  return toEditorMessage(req, {
    nl: `"${value ?? ''}" kan geen doel zijn. Geef een ander pad van deze site of een https-adres.`,
    fr: `« ${value ?? ''} » ne peut pas être la cible. Donnez un autre chemin de ce site ou une adresse https.`,
    en: `"${value ?? ''}" cannot be the target. Give another path of this site or an https address.`,
    de: `„${value ?? ''}“ kann kein Ziel sein. Geben Sie einen anderen Pfad dieser Website oder eine https-Adresse an.`,
  })
}

function leadsBack(siblingData: unknown, to: string): boolean {
  if (typeof siblingData !== 'object' || siblingData === null || !('from' in siblingData))
    return false
  return (
    typeof siblingData.from === 'string' &&
    toComparablePath(siblingData.from) === toComparablePath(to)
  )
}

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
  hooks: createRevalidateHooks(() => [cacheTags.redirects]),
  fields: [
    {
      ...textField({
        name: 'from',
        label: { nl: 'Van', fr: 'De', en: 'From', de: 'Von' },
        required: true,
        unique: true,
        index: true,
        maxLength: pathCharactersMax,
        validate: validateFrom,
      }),
      hooks: {
        beforeChange: [({ value }) => (typeof value === 'string' ? toRedirectKey(value) : value)],
      },
    },
    textField({
      name: 'to',
      label: { nl: 'Naar', fr: 'Vers', en: 'To', de: 'Nach' },
      required: true,
      maxLength: 2000,
      validate: validateTo,
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
