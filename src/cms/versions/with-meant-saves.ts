import {
  APIError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type CollectionSlug,
  type Config,
} from 'payload'
import { words } from '../fields/words'
import { toEditorMessage } from '../hooks/editor-message'
import { findStanding } from './find-standing'

/** As much of a save as says what it does to what is online. */
type Save = {
  id?: unknown
  draft?: boolean
  overrideAccess?: boolean
  publishSpecificLocale?: unknown
  unpublishAllLocales?: unknown
  data?: unknown
}

const unsaidText = words(
  'Zeg of dit online komt: een taal wordt alleen gepubliceerd met de status “gepubliceerd”.',
  'Dites si ceci va en ligne : une langue n’est publiée qu’avec le statut « publié ».',
  'Say whether this goes online: a language is only published with the status “published”.',
  'Sagen Sie, ob dies online geht: Eine Sprache wird nur mit dem Status „veröffentlicht“ veröffentlicht.',
)

/** Whether a save says what becomes of what is online, or moves the record in or out of the trash. */
function isPlain({ draft, data, unpublishAllLocales }: Save): boolean {
  const names = Object.keys(Object(data))
  return (
    !draft && !unpublishAllLocales && !names.some((name) => /^(?:_status|deletedAt)$/.test(name))
  )
}

/** A status that is none would take the record off the site, which every right to do so looks past. */
function withoutNoStatus(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Reflect.get(data, '_status')) return data
  return Object.fromEntries(Object.entries(data).filter(([name]) => name !== '_status'))
}

const isId = (id: unknown): id is number | string =>
  typeof id === 'number' || typeof id === 'string'

/**
 * Puts a record into the trash whole: as a draft it would be gone from the desk and stay online. The
 * form of a record outside of the trash names no moment, and moves nothing.
 */
function withWholeMove<Args extends object>(args: Args): Args {
  const { draft, data } = args as Save
  const deletedAt: unknown = Reflect.get(Object(data), 'deletedAt')
  const isThrownAway = deletedAt !== undefined && deletedAt !== null
  return draft && isThrownAway ? { ...args, draft: false } : args
}

/**
 * Has a save that does not say whether it goes online join the draft that waits. The framework starts
 * it from that draft and writes the whole over what is online, which visitors then do not find any more.
 * The desk always says so; programs that send a single field do not.
 */
function createMeaning(slug: CollectionSlug, hasTrash: boolean): CollectionBeforeOperationHook {
  return async ({ args: given, operation, req }) => {
    const { data: sent } = given as Save
    const meant = sent === undefined ? given : { ...given, data: withoutNoStatus(sent) }
    const args = hasTrash && operation === 'update' ? withWholeMove(meant) : meant
    const save = args as Save
    if (operation !== 'update' || save.overrideAccess === true || !isPlain(save)) return args
    if (save.publishSpecificLocale)
      throw new APIError(toEditorMessage(req, unsaidText), 400, null, true)
    if (!isId(save.id)) return args
    const standing = await findStanding(req, slug, save.id)
    return standing === 'heldBack' ? { ...args, draft: true } : args
  }
}

const hasDrafts = ({ versions }: CollectionConfig) =>
  typeof versions === 'object' && Boolean(versions.drafts)

function withMeaning(collection: CollectionConfig): CollectionConfig {
  const { hooks, slug, trash = false } = collection
  const meaning = createMeaning(slug as CollectionSlug, trash)
  const beforeOperation = [...(hooks?.beforeOperation ?? []), meaning]
  return { ...collection, hooks: { ...hooks, beforeOperation } }
}

/** Keeps what is online from a save that does not mean it, in every collection with drafts. */
export function withMeantSaves(config: Config): Config {
  const { collections } = config
  return {
    ...config,
    collections: collections?.map((one) => (hasDrafts(one) ? withMeaning(one) : one)),
  }
}
