import { isolateObjectProperty } from 'payload'
import type { PayloadRequest } from 'payload'
import { fallbackLocale, type LocalizedText } from '@/domain/kernel/locales'
import { toEditorMessage } from '../hooks/editor-message'
import { readRefusal } from '../hooks/read-refusal'
import { tellProblems } from '../hooks/tell-problems'
import { toRelationId } from '../relation-id'
import { findStanding, toSaveArgs } from '../versions/find-standing'
import type { BulkOrder, BulkOutcome, BulkSlug } from './bulk-fields'
import { problemTexts } from './texts'

type Order = Pick<BulkOrder, 'change' | 'publication'>

/** A record as it was saved last, published or not. */
type Found = Readonly<Record<string, unknown>> & { id: number }

type Saving = { newest: Found; publication: Order['publication'] }

/**
 * The request for one record alone: its own transaction, so that what one is refused takes nothing
 * from the others. The values are the same in every language, so the texts are not touched.
 */
function toOwnRequest(req: PayloadRequest): PayloadRequest {
  const own = isolateObjectProperty(req, [
    'context',
    'fallbackLocale',
    'locale',
    'query',
    'transactionID',
  ])
  own.context = {}
  own.locale = fallbackLocale
  own.query = {}
  own.transactionID = undefined
  return own
}

function nameOf(record: Found | null, id: number): string {
  const name = record?.['recordFile'] ?? record?.['title']
  return typeof name === 'string' && name !== '' ? name : String(id)
}

function isSame(wanted: string | number | null, kept: unknown): boolean {
  if (wanted === null) return kept === null || kept === undefined
  return typeof wanted === 'number' ? toRelationId(kept) === wanted : kept === wanted
}

/** What the framework says about a refusal, field by field, or why nothing was done. */
function describe(req: PayloadRequest, cause: unknown): string[] {
  const say = (text: LocalizedText) => [toEditorMessage(req, text)]
  const { language } = req.i18n
  const refusal = readRefusal(cause, language)
  if (refusal?.kind === 'invalid') return tellProblems(refusal.problems, language)
  if (refusal?.kind === 'other') return [refusal.message]
  if (refusal) return say(problemTexts[refusal.kind])
  req.payload.logger.error({ err: cause, msg: 'a record of many could not be changed' })
  return say(problemTexts.failed)
}

/** How the change is kept: in the draft alone, or also on the page that visitors see. */
async function findSave(req: PayloadRequest, slug: BulkSlug, { newest, publication }: Saving) {
  const hasDrafts = '_status' in newest
  if (!hasDrafts) return { draft: false, status: {}, isHeldBack: false }
  if (publication === 'publish') {
    return { draft: false, status: { _status: 'published' }, isHeldBack: false }
  }
  if (publication === 'unpublish') {
    return { draft: false, status: { _status: 'draft' }, isHeldBack: false }
  }
  const standing = await findStanding(req, slug, newest.id)
  const { draft, _status } = toSaveArgs(standing)
  return { draft, status: { _status }, isHeldBack: standing === 'heldBack' }
}

async function findNewest(req: PayloadRequest, slug: BulkSlug, id: number) {
  const found = await req.payload.findByID({
    collection: slug,
    id,
    depth: 0,
    draft: true,
    joins: false,
    disableErrors: true,
    overrideAccess: false,
    user: req.user,
    req,
  })
  return found as Found | null
}

/**
 * Changes one record of many as its form would: with its hooks, versions and rules, as the person
 * who asked. What cannot be is an outcome and no error.
 */
export async function changeRecord(
  asked: PayloadRequest,
  slug: BulkSlug,
  id: number,
  order: Order,
): Promise<BulkOutcome> {
  const req = toOwnRequest(asked)
  let newest: Found | null = null
  const refuse = (problems: string[]): BulkOutcome => ({
    id,
    name: nameOf(newest, id),
    outcome: 'refused',
    problems,
  })
  try {
    newest = await findNewest(req, slug, id)
    if (newest === null) return refuse([toEditorMessage(req, problemTexts.gone)])
    const { publication } = order
    const { draft, status, isHeldBack } = await findSave(req, slug, { newest, publication })
    const data: object = { ...order.change, ...status }
    const saved: object = await req.payload.update({
      collection: slug,
      id,
      data,
      draft,
      depth: 0,
      overrideAccess: false,
      overrideLock: false,
      user: req.user,
      req,
    })
    const kept = new Map(Object.entries(saved))
    // The framework leaves out without a word what an account may not write.
    const isKept = Object.entries(order.change).every(([name, value]) =>
      isSame(value, kept.get(name)),
    )
    if (!isKept) return refuse([toEditorMessage(req, problemTexts.forbidden)])
    return {
      id,
      name: nameOf(newest, id),
      outcome: isHeldBack ? 'draft' : 'saved',
      problems: isHeldBack ? [toEditorMessage(req, problemTexts.keptInDraft)] : [],
    }
  } catch (cause) {
    return refuse(describe(req, cause))
  }
}
