import type { CollectionSlug, FlattenedField, SanitizedCollectionConfig, Where } from 'payload'
import { campaignParts } from '@/domain/enquiries/campaign'

type ExportRule = {
  /** Columns that a table always has, whatever the list shows; the list itself cannot show some. */
  always?: readonly string[]
  /** Records that may leave, whatever the list shows. */
  only?: Where
}

/** The lists that can be taken along as a table. Those who sell may, and nobody else. */
const exportRules = {
  properties: { always: ['recordFile'] },
  projects: { always: ['name'] },
  enquiries: {
    always: [
      ...['createdAt', 'kind', 'state', 'locale'],
      ...['person.firstName', 'person.lastName', 'person.email', 'person.phone'],
      ...['property', 'project', 'page'],
      ...campaignParts.map((part) => `campaign.${part}`),
      ...campaignParts.map((part) => `firstCampaign.${part}`),
      'fields',
    ],
  },
  demands: { always: ['email'] },
  // Nobody may be written to who has not confirmed.
  subscribers: {
    always: ['email', 'locale', 'confirmedAt', 'privacyVersion'],
    only: { state: { equals: 'confirmed' } },
  },
  owners: { always: ['email', 'lastName', 'firstName', 'phone', 'locale'] },
  appointments: {},
} as const satisfies Partial<Record<CollectionSlug, ExportRule>>

export type ExportSlug = keyof typeof exportRules

/** Whether a list can be taken along as a table. */
export function isExportSlug(slug: string): slug is ExportSlug {
  return slug in exportRules
}

/** The rule of a list, whatever it states. */
export function getExportRule(slug: ExportSlug): ExportRule {
  return exportRules[slug]
}

/** One column: where its value stands in a record, and the field that tells how it is read. */
export type ExportColumn = { path: string; field: FlattenedField; parents: FlattenedField[] }

/** Kinds of fields whose value fits into a cell. */
const cellTypes: readonly string[] = [
  ...['text', 'textarea', 'email', 'number', 'date', 'checkbox'],
  ...['select', 'radio', 'relationship', 'upload', 'json'],
]

function findColumn(
  fields: readonly FlattenedField[],
  path: string,
  parents: FlattenedField[] = [],
): ExportColumn | null {
  const [name, ...rest] = path.split('.')
  const field = fields.find((each) => each.name === name)
  if (field === undefined || ('hidden' in field && field.hidden === true)) return null
  if (rest.length > 0) {
    return 'flattenedFields' in field
      ? findColumn(field.flattenedFields, rest.join('.'), [...parents, field])
      : null
  }
  const fullPath = [...parents, field].map((each) => each.name).join('.')
  return cellTypes.includes(field.type) ? { path: fullPath, field, parents } : null
}

/**
 * The columns of a table: the ones that the list shows, in its order, and those that always belong
 * to it. Names that are no field of the list, or that no table shows, are left out.
 *
 * @param shown names of columns as the list spells them; a minus sign in front hides one
 */
export function toExportColumns(
  slug: ExportSlug,
  { flattenedFields, admin }: Pick<SanitizedCollectionConfig, 'flattenedFields' | 'admin'>,
  shown: readonly string[],
): ExportColumn[] {
  const listed = shown.length > 0 ? shown : (admin.defaultColumns ?? [])
  const visible = listed.filter((path) => {
    const column = findColumn(flattenedFields, path)
    return column !== null && !isKeptBack(column)
  })
  const paths = new Set([...visible, ...(getExportRule(slug).always ?? [])])
  return [...paths].flatMap((path) => findColumn(flattenedFields, path) ?? [])
}

/** What the desk itself hides in lists leaves with a table only where the rule above names it. */
function isKeptBack({ field, parents }: ExportColumn): boolean {
  return [...parents, field].some((each) => {
    const admin: { disabled?: unknown } = 'admin' in each ? (each.admin ?? {}) : {}
    return admin.disabled === true
  })
}
