import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionSlug,
  type PayloadRequest,
} from 'payload'
import type { LocalizedText } from '@/domain/kernel/locales'
import { isStaff } from '../access/roles'
import { words } from '../fields/words'
import { findUses, type RecordUse } from '../uses/find-uses'
import { nameUse } from '../uses/name-use'
import { notesOfUses } from '../uses/texts'
import { toAdminLanguage } from './editor-message'
import { toNestedRequest } from './nested-request'

/** Places that a refusal names; the record itself lists all. */
const namedMax = 5

function toRefusal(name: string, places: readonly string[], rest: number): LocalizedText {
  const list = places.join(', ')
  const more = rest > 0 ? ` (+ ${rest})` : ''
  return words(
    `"${name}" wordt nog gebruikt: ${list}${more}. Haal het daar eerst weg.`,
    `« ${name} » est encore utilisé : ${list}${more}. Retirez-le d’abord de là.`,
    `"${name}" is still used: ${list}${more}. Take it away there first.`,
    `„${name}“ wird noch verwendet: ${list}${more}. Entfernen Sie es zuerst dort.`,
  )
}

/**
 * Records about another one, kept beside it: what came of it, who asked for it, what was planned. The
 * site shows none of them for what they name, and each has its own rule on what becomes of it.
 */
const recordsAbout: readonly string[] = [
  'enquiries',
  'demands',
  'subscribers',
  'offers',
  'mails',
  'appointments',
  'appointment-slots',
  'slot-rules',
  'activities',
  'placements',
  'messages',
  'documents',
  'owners',
  'imports',
  'preview-links',
  'preview-openings',
]

async function findUsers(req: PayloadRequest, collection: CollectionSlug, id: number) {
  const uses = await findUses(
    { payload: req.payload, req: toNestedRequest(req) },
    { collection, id },
  )
  return uses.filter(
    (use) => !recordsAbout.includes(use.slug) && !(use.slug === collection && use.id === id),
  )
}

async function nameRecord(req: PayloadRequest, collection: CollectionSlug, id: number) {
  const nameField = req.payload.collections[collection].config.admin.useAsTitle ?? 'id'
  const record = await req.payload.findByID({
    collection,
    id,
    depth: 0,
    trash: true,
    req: toNestedRequest(req),
    select: { [nameField]: true },
  })
  return String(new Map<string, unknown>(Object.entries(record)).get(nameField) ?? id)
}

async function refuse(
  req: PayloadRequest,
  collection: CollectionSlug,
  id: number,
  uses: readonly RecordUse[],
): Promise<void> {
  if (uses.length === 0) return
  const language = toAdminLanguage(req)
  const places = uses.slice(0, namedMax).map((use) => {
    const { kind, name } = nameUse(req.payload, use, language)
    const note = notesOfUses[use.where]
    const where = name === '' ? kind : `${kind} ${name}`
    return note === null ? where : `${where} (${note[language]})`
  })
  const name = await nameRecord(req, collection, id)
  const text = toRefusal(name, places, uses.length - places.length)
  throw new APIError(text[language], 409, null, true)
}

/**
 * Lets no member of staff delete what something names: the database would empty those places without
 * a word, on the site at once. The system, which has no account, knows what it takes away.
 */
export function createRefuseUsed(collection: CollectionSlug): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    if (!isStaff(req.user)) return
    await refuse(req, collection, Number(id), await findUsers(req, collection, Number(id)))
  }
}

/** The same for the trash, where what lies there already names nothing that is missed. */
export function createRefuseTrashUsed(collection: CollectionSlug): CollectionBeforeChangeHook {
  return async ({ data, operation, originalDoc, req }) => {
    const isTrashed = Boolean(data['deletedAt']) && !originalDoc?.['deletedAt']
    if (operation !== 'update' || !isTrashed || !isStaff(req.user)) return data
    const id = Number(originalDoc?.['id'])
    const uses = await findUsers(req, collection, id)
    await refuse(
      req,
      collection,
      id,
      uses.filter(({ where }) => where !== 'trash'),
    )
    return data
  }
}
