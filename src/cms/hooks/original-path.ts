import { toComparablePath } from '@/domain/routes/route-table'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import {
  findPathProblem,
  toOriginalPath,
  toPathSegment,
} from '../collections/routes/localized-path'
import { createFieldError } from './editor-message'
import { toNestedRequest } from './nested-request'

/** The collections whose records have an address of their own. */
export type PathOwner = 'pages' | 'articles'

/** Numbers tried behind a path that is taken; nobody names a hundred pages alike. */
const suffixMax = 100

/** The path of a record below another one; null when the name has no letter or digit. */
export function toChildPath(basePath: string, name: string): string | null {
  const segment = toPathSegment(name)
  return segment === '' ? null : `${toOriginalPath(basePath)}${segment}/`
}

/** The path itself or, when that is taken, the first free one with a number behind it. */
export async function findFreePath(
  path: string,
  isTaken: (path: string) => Promise<boolean>,
): Promise<string> {
  if (!(await isTaken(path))) return path
  for (let number = 2; number <= suffixMax; number += 1) {
    const candidate = path.replace(/\/$/, `-${number}/`)
    if (!(await isTaken(candidate))) return candidate
  }
  throw new Error(`No free path like ${path} within ${suffixMax} attempts`)
}

/**
 * Keeps the original path of a record: built from `findBasePath` and the name, or as the editor
 * fixed it. A path that is handed in at creation counts as fixed.
 */
export function createPathHook(
  collection: PathOwner,
  findBasePath: (data: Partial<Record<string, unknown>>, req: PayloadRequest) => Promise<string>,
): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, operation, req }) => {
    const id: unknown = originalDoc?.id
    const isTaken = (path: string) => isPathTaken(req, collection, path, id)
    const fixedPath = Boolean(data.fixedPath) || (operation === 'create' && Boolean(data.path))
    if (fixedPath && typeof data.path === 'string') {
      const path = toOriginalPath(data.path)
      if (path !== originalDoc?.path) await checkFixedPath(req, collection, path, isTaken)
      return { ...data, fixedPath, path }
    }
    if (typeof data.name !== 'string') return data
    const path = toChildPath(await findBasePath(data, req), data.name)
    return { ...data, fixedPath: false, path: path && (await findFreePath(path, isTaken)) }
  }
}

async function checkFixedPath(
  req: PayloadRequest,
  collection: PathOwner,
  path: string,
  isTaken: (path: string) => Promise<boolean>,
): Promise<void> {
  const isFree = findPathProblem(path) === null && !(await isTaken(path))
  if (isFree) return
  throw createFieldError(req, {
    collection,
    path: 'path',
    label: { nl: 'Pad', fr: 'Chemin', en: 'Path', de: 'Pfad' },
    text: {
      nl: `Het pad "${path}" is al in gebruik, is van de site zelf of eindigt op een getal. Kies een ander pad.`,
      fr: `Le chemin « ${path} » est déjà utilisé, appartient au site ou se termine par un nombre. Choisissez-en un autre.`,
      en: `The path "${path}" is in use, belongs to the site itself or ends in a number. Choose another path.`,
      de: `Der Pfad „${path}“ ist vergeben, gehört der Website selbst oder endet auf eine Zahl. Wählen Sie einen anderen.`,
    },
  })
}

/** Whether another record has the path, in the address table or as its own; the trash counts. */
async function isPathTaken(
  req: PayloadRequest,
  collection: PathOwner,
  path: string,
  id: unknown,
): Promise<boolean> {
  const routes = await req.payload.find({
    collection: 'routes',
    req: toNestedRequest(req),
    where: { key: { equals: toComparablePath(path) } },
    limit: 1,
    depth: 0,
    select: { target: true },
  })
  const target = routes.docs[0]?.target
  const isOther = target && (target.relationTo !== collection || target.value !== id)
  if (isOther) return true
  const records = await req.payload.find({
    collection,
    req: toNestedRequest(req),
    where: { path: { equals: path } },
    limit: 2,
    depth: 0,
    trash: true,
    select: { path: true },
  })
  return records.docs.some((record) => record.id !== id)
}
