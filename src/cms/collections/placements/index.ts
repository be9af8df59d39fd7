import type { CollectionConfig, DateFieldValidation, Where } from 'payload'
import { date } from 'payload/shared'
import { agentsAndEditors } from '../../access/agents-and-editors'
import { keepToOwnListings } from '../../hooks/keep-to-own-listings'
import { ownMatters } from '../../access/own-listings'
import { adminGroups } from '../../fields/admin-groups'
import { dateField } from '../../fields/date-field'
import { aboutPropertyField, visibleToOwnerField } from '../../fields/owner-visibility'
import { textField } from '../../fields/plain-text'
import { secureAddressField } from '../../fields/web-address-field'
import { words } from '../../fields/words'
import { toEditorMessage } from '../../hooks/editor-message'
import { createOwnRecordsOr } from '../owners/own-records'
import type { OwnedPeriod } from '../owners/owned-periods'

/** It ran on at least one moment of the period. */
function overlaps({ since, until }: OwnedPeriod): Where[] {
  const hasNoEnd: Where = { to: { exists: false } }
  return [
    ...(until === null ? [] : [{ from: { less_than: until.toISOString() } }]),
    ...(since === null
      ? []
      : [{ or: [hasNoEnd, { to: { greater_than_equal: since.toISOString() } }] }]),
  ]
}

const endsTooEarly = words(
  'Het einde ligt voor het begin. Kies bij “Tot” een latere dag.',
  'La fin précède le début. Choisissez un jour ultérieur sous « Jusqu’au ».',
  'The end lies before the start. Choose a later day under “Until”.',
  'Das Ende liegt vor dem Beginn. Wählen Sie unter „Bis“ einen späteren Tag.',
)

const endsAfterStart: DateFieldValidation = (value, options) => {
  const standard = date(value, options)
  const { from }: { from?: unknown } = options.siblingData ?? {}
  if (standard !== true || !value || !from) return standard
  const isLater = new Date(String(from)) <= new Date(value)
  return isLater || toEditorMessage(options.req, endsTooEarly)
}

/** Where a property is published besides the own site. */
export const Placements: CollectionConfig = {
  slug: 'placements',
  labels: {
    singular: words('Plaatsing', 'Diffusion', 'Placement', 'Schaltung'),
    plural: words('Plaatsingen', 'Diffusions', 'Placements', 'Schaltungen'),
  },
  admin: {
    useAsTitle: 'channel',
    defaultColumns: ['channel', 'property', 'from', 'to', 'visibleToOwner'],
    listSearchableFields: ['channel', 'url'],
    group: adminGroups.relations,
  },
  defaultSort: '-from',
  access: {
    create: agentsAndEditors,
    read: createOwnRecordsOr(
      (period) => [
        { property: { equals: period.propertyId } },
        { visibleToOwner: { equals: true } },
        ...overlaps(period),
      ],
      ownMatters,
    ),
    update: ownMatters,
    delete: ownMatters,
  },
  hooks: { beforeChange: [keepToOwnListings('placements', { properties: 'property' })] },
  fields: [
    aboutPropertyField(),
    textField({
      name: 'channel',
      label: words('Kanaal', 'Canal', 'Channel', 'Kanal'),
      description: words(
        'Zoals Immoweb, Zimmo of een krant.',
        'Par exemple Immoweb, Zimmo ou un journal.',
        'Such as Immoweb, Zimmo or a newspaper.',
        'Zum Beispiel Immoweb, Zimmo oder eine Zeitung.',
      ),
      required: true,
      maxLength: 80,
    }),
    secureAddressField({
      name: 'url',
      label: words('Adres', 'Adresse', 'Address', 'Adresse'),
      description: words(
        'De pagina van het pand op dat kanaal.',
        'La page du bien sur ce canal.',
        'The page of the property on that channel.',
        'Die Seite des Objekts auf diesem Kanal.',
      ),
    }),
    {
      type: 'row',
      fields: [
        dateField({
          name: 'from',
          label: words('Van', 'Du', 'From', 'Von'),
          required: true,
          index: true,
        }),
        {
          ...dateField({ name: 'to', label: words('Tot', 'Jusqu’au', 'Until', 'Bis') }),
          validate: endsAfterStart,
        },
      ],
    },
    visibleToOwnerField(),
  ],
}
