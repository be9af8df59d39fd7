import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { createFieldError } from './editor-message'
import { toRelationId } from '../relation-id'
import { toNestedRequest } from './nested-request'
import { holdTree, type Tree } from './transaction'

/**
 * Whether a record would become its own ancestor under this parent. `findParent` gives the parent
 * of a record, or null at the top. Stops at loops that exist already, whoever made them.
 */
export async function isLoop(
  id: number,
  parentId: number | null,
  findParent: (id: number) => Promise<number | null>,
): Promise<boolean> {
  const seen = new Set<number>()
  let current = parentId
  while (current !== null && !seen.has(current)) {
    if (current === id) return true
    seen.add(current)
    current = await findParent(current)
  }
  return false
}

/** Refuses a parent that is the record itself or one of its descendants, as the tree is by then. */
export function createParentCheck(collection: Tree): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    const id: unknown = originalDoc?.id
    const parentId = toRelationId(data.parent)
    if (typeof id !== 'number' || parentId === null) return data
    await holdTree(req, collection)
    const findParent = (child: number) => readParent(req, collection, child)
    if (await isLoop(id, parentId, findParent)) throw createLoopError(req, collection, data.name)
    return data
  }
}

async function readParent(req: PayloadRequest, collection: Tree, id: number) {
  const doc = await req.payload.findByID({
    collection,
    id,
    req: toNestedRequest(req),
    depth: 0,
    disableErrors: true,
    select: { parent: true },
  })
  return toRelationId(doc?.parent)
}

function createLoopError(req: PayloadRequest, collection: Tree, name: unknown) {
  const title = typeof name === 'string' ? name : ''
  return createFieldError(req, {
    collection,
    path: 'parent',
    label: { nl: 'Valt onder', fr: 'Fait partie de', en: 'Part of', de: 'Gehört zu' },
    text: {
      nl: `"${title}" kan niet onder zichzelf of onder een eigen onderdeel staan. Kies een ander bovenliggend item.`,
      fr: `« ${title} » ne peut pas se trouver sous lui-même ni sous un de ses éléments. Choisissez un autre parent.`,
      en: `"${title}" cannot stand below itself or below one of its own parts. Choose another parent.`,
      de: `„${title}“ kann nicht unter sich selbst oder einem eigenen Teil stehen. Wählen Sie ein anderes übergeordnetes Element.`,
    },
  })
}
