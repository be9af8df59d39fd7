import type { CollectionSlug, FlattenedField, Payload, TypedUser } from 'payload'
import { toBelgianDay } from '@/domain/kernel/calendar-day'
import { toLocale, type Locale } from '@/domain/kernel/locales'
import { isAgentOrEditor } from '../../access/agents-and-editors'
import { bulkFields, isBulkSlug } from '../../bulk/bulk-fields'
import { isExportSlug } from '../../lists/export-columns'
import { toDrawnFilter, toListAddress } from '../../lists/list-address'
import { listViews } from '../../lists/list-views'
import { parseSavedLists, toPreferenceKey } from '../../lists/saved-lists'
import { findSiteLanguages } from '../../lists/site-languages'
import { toLabel } from '../../lists/name-choice'
import { isTrashPath } from './trash-path'
import { ListToolbar, type BulkChoice, type ToolView } from './list-toolbar.client'

type ListToolsProps = {
  collectionSlug: CollectionSlug
  payload: Payload
  user: TypedUser | null
  i18n: { language: string }
  /** Of the address; none in a drawer. */
  params?: { segments?: readonly string[] }
}

/** Most names of one choice; an agency has some dozens of people and plates. */
const namesMax = 300

/** The people on the site whose account this is. */
async function findTeamIds({ payload, user }: ListToolsProps): Promise<number[]> {
  if (user === null) return []
  const { docs } = await payload.find({
    collection: 'team',
    where: { user: { equals: user.id } },
    select: {},
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  })
  return docs.map(({ id }) => id)
}

/** The lists that the account keeps for itself; by their rule nobody else's are found. */
async function findSavedLists({ collectionSlug, payload, user }: ListToolsProps) {
  if (user?.collection !== 'users') return []
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    where: { key: { equals: toPreferenceKey(collectionSlug) } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    user,
  })
  return parseSavedLists(docs[0]?.value)
}

async function listToolViews(props: ListToolsProps, language: Locale): Promise<ToolView[]> {
  const { collectionSlug, payload, user } = props
  if (user?.collection !== 'users') return []
  const context = {
    today: toBelgianDay(new Date()),
    userId: user.id,
    teamIds: await findTeamIds(props),
    languages: await findSiteLanguages(payload),
  }
  return listViews(collectionSlug, context).map(({ key, text, where }) => ({
    key,
    label: text[language],
    href: toListAddress(collectionSlug, where),
    filter: JSON.stringify(toDrawnFilter(where)),
  }))
}

async function listOptions(
  field: FlattenedField,
  props: ListToolsProps,
  language: Locale,
): Promise<BulkChoice['options']> {
  if (field.type === 'select') {
    return field.options.map((option) =>
      typeof option === 'string'
        ? { value: option, label: option }
        : { value: option.value, label: toLabel(option.label, language) },
    )
  }
  if (field.type !== 'relationship' || typeof field.relationTo !== 'string') return []
  const { docs } = await props.payload.find({
    collection: field.relationTo,
    select: { name: true },
    sort: 'name',
    locale: language,
    depth: 0,
    limit: namesMax,
    pagination: false,
    overrideAccess: false,
    user: props.user,
  })
  return docs.map((doc) => ({
    value: doc.id,
    label: 'name' in doc && typeof doc.name === 'string' ? doc.name : String(doc.id),
  }))
}

/** What can be changed of many records of the list, as the desk calls it. */
async function listBulkChoices(props: ListToolsProps, language: Locale): Promise<BulkChoice[]> {
  const { collectionSlug, payload } = props
  if (!isBulkSlug(collectionSlug)) return []
  const { flattenedFields } = payload.collections[collectionSlug].config
  const fields = bulkFields[collectionSlug].flatMap((name) =>
    flattenedFields.filter((field) => field.name === name),
  )
  return Promise.all(
    fields.map(async (field) => ({
      name: field.name,
      label: toLabel('label' in field ? field.label : field.name, language),
      canBeEmpty: !('required' in field && field.required === true),
      options: await listOptions(field, props, language),
    })),
  )
}

/** Above a list of the desk: its parts, its way to a spreadsheet, and changes of many records. */
export async function ListTools(props: ListToolsProps) {
  const { collectionSlug, payload, user, i18n, params } = props
  if (isTrashPath(`/${params?.segments?.join('/') ?? ''}`)) return null
  const language = toLocale(i18n.language)
  const maySell = isAgentOrEditor(user)
  const [views, saved, choices] = await Promise.all([
    listToolViews(props, language),
    findSavedLists(props),
    maySell ? listBulkChoices(props, language) : [],
  ])
  return (
    <ListToolbar
      canExport={maySell && isExportSlug(collectionSlug)}
      canPublish={Boolean(payload.collections[collectionSlug].config.versions?.drafts)}
      choices={choices}
      saved={saved}
      slug={collectionSlug}
      views={views}
    />
  )
}
