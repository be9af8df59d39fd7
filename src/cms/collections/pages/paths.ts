import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { toNestedRequest } from '../../hooks/nested-request'
import { toRelationId } from '../../relation-id'
import { toComparablePath } from '@/domain/routes/route-table'

/** The path of the page above, or `/` for a page at the top. */
export async function findPageBasePath(
  data: Partial<Record<string, unknown>>,
  req: PayloadRequest,
): Promise<string> {
  const parentId = toRelationId(data.parent)
  if (parentId === null) return '/'
  const parent = await req.payload.findByID({
    collection: 'pages',
    id: parentId,
    req: toNestedRequest(req),
    depth: 0,
    disableErrors: true,
    select: { path: true },
  })
  return parent?.path ?? '/'
}

/**
 * When the path of a page moves, those of the pages below move along. They are written past the
 * versions: a normal save would take the newest draft of each page and change what it publishes.
 * A newer draft derives its path again when it is saved.
 */
export const keepDescendantPaths: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const hasMoved = previousDoc?.path && doc.path && previousDoc.path !== doc.path
  if (!hasMoved || doc._status === 'draft') return
  await moveChildren(doc.id, { from: previousDoc.path, to: doc.path }, req)
}

type Move = { from: string; to: string }

/** The path of a page after the page above it moved; null when it did not stand below. */
export function toMovedPath(path: string | null | undefined, { from, to }: Move): string | null {
  return path?.startsWith(from) ? `${to}${path.slice(from.length)}` : null
}

async function moveChildren(parentId: number, move: Move, req: PayloadRequest) {
  const { docs } = await req.payload.find({
    collection: 'pages',
    req: toNestedRequest(req),
    where: { parent: { equals: parentId } },
    pagination: false,
    depth: 0,
    select: { path: true, fixedPath: true },
  })
  for (const child of docs) {
    const path = child.fixedPath ? null : toMovedPath(child.path, move)
    if (!child.path || path === null) continue
    await req.payload.db.updateOne({ collection: 'pages', id: child.id, data: { path }, req })
    await moveRoute(child.path, path, req)
    await moveChildren(child.id, { from: child.path, to: path }, req)
  }
}

async function moveRoute(from: string, to: string, req: PayloadRequest) {
  await req.payload.update({
    collection: 'routes',
    req: toNestedRequest(req),
    where: { key: { equals: toComparablePath(from) } },
    data: { originalPath: to },
    depth: 0,
  })
}
