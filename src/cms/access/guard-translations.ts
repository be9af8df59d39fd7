import {
  APIError,
  Forbidden,
  type Access,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type Config,
  type Field,
  type FieldAccess,
  type PayloadRequest,
} from 'payload'
import { words } from '../fields/words'
import { toEditorMessage } from '../hooks/editor-message'
import { findStatuses, type Statuses } from '../versions/find-statuses'
import { hasRole } from './roles'
import { listTranslatedLanguages } from './translated-languages'

/** Fields whose values are words. */
const textTypes: readonly string[] = ['text', 'textarea', 'richText']

const isTranslator = (req: PayloadRequest): boolean => hasRole(req.user, ['translator'])

/** Nobody is stopped but a translator, and that one outside of the assigned languages. */
const writesLanguage = (req: PayloadRequest): boolean =>
  !isTranslator(req) || listTranslatedLanguages(req.user).some((locale) => locale === req.locale)

function both(
  first: (args: Parameters<FieldAccess>[0]) => boolean,
  own?: FieldAccess,
): FieldAccess {
  return (args) => first(args) && (own === undefined || own(args))
}

const isText = (field: Field): boolean =>
  'localized' in field && field.localized === true && textTypes.includes(field.type)

type Rows = readonly { id?: unknown }[]

function findRows(record: unknown, path: readonly string[]): Rows {
  const value = path.reduce<unknown>(
    (inner, name) =>
      typeof inner === 'object' && inner !== null ? Reflect.get(inner, name) : undefined,
    record,
  )
  return Array.isArray(value) ? value : []
}

/** The same rows in the same order: what stands within them is asked about each of their fields. */
function keepsRows(path: readonly string[]): (args: Parameters<FieldAccess>[0]) => boolean {
  const name = path.at(-1) ?? ''
  return ({ req, siblingData, doc }) => {
    if (!isTranslator(req)) return true
    if (!writesLanguage(req)) return false
    // The form asks without a record, to know which fields to open.
    if (!Array.isArray(Reflect.get(siblingData ?? {}, name))) return true
    const given = findRows(siblingData, [name])
    const kept = findRows(doc, path)
    return given.length === kept.length && given.every(({ id }, at) => id === kept[at]?.id)
  }
}

/**
 * Lets translators write the texts of a record and nothing else: every field that is the same in all
 * languages is changed by the others alone. Rows stay as they are, their texts are open; rows within
 * rows are closed.
 *
 * @param path names of the groups that lead to the fields; null within rows
 */
function guardFields(fields: readonly Field[], path: readonly string[] | null): Field[] {
  return fields.map((field) => guardField(field, path))
}

function guardField(field: Field, path: readonly string[] | null): Field {
  if (field.type === 'ui' || field.type === 'join') return field
  if (field.type === 'tabs') {
    const tabs = field.tabs.map((tab) => ({
      ...tab,
      fields: guardFields(tab.fields, 'name' in tab && tab.name ? within(path, tab.name) : path),
    }))
    return { ...field, tabs }
  }
  if (field.type === 'row' || field.type === 'collapsible')
    return { ...field, fields: guardFields(field.fields, path) }
  if (field.type === 'group') {
    const inner = 'name' in field && field.name ? within(path, field.name) : path
    return { ...field, fields: guardFields(field.fields, inner) }
  }
  if (field.type === 'array' && path !== null) {
    const update = both(keepsRows([...path, field.name]), field.access?.update)
    return {
      ...field,
      access: { ...field.access, update },
      fields: guardFields(field.fields, null),
    }
  }
  const isOpen = isText(field)
  const rule = ({ req }: { req: PayloadRequest }) =>
    isOpen ? writesLanguage(req) : !isTranslator(req)
  // The same field with a rule more; the compiler cannot follow it through the union.
  return {
    ...field,
    access: { ...field.access, update: both(rule, field.access?.update) },
  } as Field
}

function within(path: readonly string[] | null, name: string): readonly string[] | null {
  return path === null ? null : [...path, name]
}

/**
 * Whether a save leaves visitors the record that they had, but for the words: nothing goes on the
 * site or off it, and no draft of somebody else with it.
 */
function keepsPublication({ live, latest }: Statuses, wanted: unknown): boolean {
  return live === latest && (wanted ?? latest) === live
}

/**
 * Whether a save reaches into the trash, takes a record out of it or puts one there. The framework
 * adds the field after the fields are guarded, and asks for the right to delete on the way in alone.
 */
function touchesTrash({ trash, data }: Partial<Record<string, unknown>>): boolean {
  return Boolean(trash) || Boolean(Reflect.get(Object(data), 'deletedAt'))
}

const restoreRefusal = words(
  'Een versie terugzetten wijzigt alle velden en talen. Vraag het aan een redacteur of makelaar.',
  'Restaurer une version modifie tous les champs et toutes les langues. Demandez-le à un rédacteur ou à un agent.',
  'Restoring a version changes every field and language. Ask an editor or an agent.',
  'Eine Version wiederherstellen ändert alle Felder und Sprachen. Bitten Sie Redaktion oder Makler darum.',
)

/** Names under which the fields of a record stand in it, those in rows and tabs of the form too. */
function listNames(fields: readonly Field[]): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs')
      return field.tabs.flatMap((tab) =>
        'name' in tab && tab.name ? [tab.name] : listNames(tab.fields),
      )
    if ('name' in field && field.name) return [field.name]
    return 'fields' in field ? listNames(field.fields) : []
  })
}

/**
 * Of what the framework adds, what a translator sends all the same: whether the record is online is
 * judged beside, and the moment of the last save only says from which state a form started, because
 * the framework always writes that itself.
 */
const sentBeside: readonly string[] = ['_status', 'updatedAt']

/** What the framework adds to an account, and whoever has it changes. */
const sentOfAccount: readonly string[] = ['email', 'password']

/**
 * Leaves of a translator's save what has a field in our configuration, where each is guarded. The
 * framework adds others once that is built, such as the kind and size of a picture, with no rule.
 */
function keepOwnFields<A extends object>(args: A, names: ReadonlySet<string>): A {
  const data: unknown = Reflect.get(args, 'data')
  if (typeof data !== 'object' || data === null) return args
  const kept = Object.entries(data).filter(([name]) => names.has(name))
  return { ...args, data: Object.fromEntries(kept) }
}

function createOwnFieldsHook({ auth, fields }: CollectionConfig): CollectionBeforeOperationHook {
  const names = new Set([...listNames(fields), ...sentBeside, ...(auth ? sentOfAccount : [])])
  return ({ args, operation, overrideAccess, req }) => {
    if (overrideAccess === true || operation !== 'update' || !isTranslator(req)) return args
    // Asks for another cut of the picture, in the address and not in the record.
    Reflect.deleteProperty(req.query, 'uploadEdits')
    return keepOwnFields(args, names)
  }
}

/** Refuses what a translator may not do to a record as a whole; its fields are asked one by one. */
function createTranslatorCheck(collection: CollectionConfig): CollectionBeforeOperationHook {
  const hasDrafts = typeof collection.versions === 'object' && Boolean(collection.versions.drafts)
  return async ({ args, operation, overrideAccess, req }) => {
    if (overrideAccess === true || !isTranslator(req)) return args
    // A version brings back everything, in every language.
    if (operation === 'restoreVersion') {
      throw new APIError(toEditorMessage(req, restoreRefusal), 403, null, true)
    }
    if (operation !== 'update') return args
    const save: Partial<Record<string, unknown>> = { ...args }
    if (req.file || save['publishSpecificLocale']) throw new Forbidden(req.t)
    if (touchesTrash(save)) throw new Forbidden(req.t)
    const wanted: unknown = Reflect.get(Object(save['data']), '_status')
    if (!hasDrafts || (save['draft'] === true && wanted !== 'published')) return args
    const { id } = save
    if (typeof id !== 'number' && typeof id !== 'string') throw new Forbidden(req.t)
    const statuses = await findStatuses(req, toSlug(collection.slug), id)
    if (!keepsPublication(statuses, wanted)) throw new Forbidden(req.t)
    return args
  }
}

/** A collection of the configuration is one of those that the types know. */
const toSlug = (slug: string) => slug as CollectionSlug

/** The form asks whether it may publish, to know which buttons to draw. */
function createUpdateRule(slug: string, own: Access): Access {
  return async (args) => {
    const { req, id, data } = args
    if (!isTranslator(req)) return own(args)
    if (!writesLanguage(req)) return false
    const asks = id !== undefined && Reflect.get(Object(data), '_status') === 'published'
    if (asks && !keepsPublication(await findStatuses(req, toSlug(slug), id), 'published'))
      return false
    return own(args)
  }
}

function guardCollection(collection: CollectionConfig): CollectionConfig {
  const { access, auth, fields, hooks, slug } = collection
  if (access?.update === undefined) return collection
  const keepFields = createOwnFieldsHook(collection)
  const beforeOperation = hooks?.beforeOperation ?? []
  // Accounts have no texts; each keeps the own one.
  if (auth) {
    return { ...collection, hooks: { ...hooks, beforeOperation: [keepFields, ...beforeOperation] } }
  }
  return {
    ...collection,
    access: { ...access, update: createUpdateRule(slug, access.update) },
    fields: guardFields(fields, []),
    hooks: {
      ...hooks,
      beforeOperation: [createTranslatorCheck(collection), keepFields, ...beforeOperation],
    },
  }
}

/**
 * Holds translators, in every collection, to the texts of their languages. A field that is added
 * later is closed to them unless it is a text that differs by language.
 */
export function guardTranslations<C extends Config>(config: C): C {
  return { ...config, collections: config.collections?.map(guardCollection) }
}
