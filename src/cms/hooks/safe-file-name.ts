import { toSlug } from '@/domain/text/slug'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { CollectionBeforeOperationHook } from 'payload'

const nameCharactersMax = 80

/** A file name that is safe in an address and on every disk; the extension stays. */
export function toSafeFileName(name: string): string {
  const extension = path.extname(name)
  const stem = toSlug(path.basename(name, extension)).slice(0, nameCharactersMax)
  return `${stem || 'file'}${extension.toLowerCase().replace(/[^.a-z0-9]/g, '')}`
}

/** Gives uploads a safe name; Payload adds a number when it is taken. */
export const keepFileNameSafe: CollectionBeforeOperationHook = ({ req }) => {
  if (req.file) req.file.name = toSafeFileName(req.file.name)
}

/** Gives uploads a name that nobody can guess, so that one document does not lead to the next. */
export const randomizeFileName: CollectionBeforeOperationHook = ({ req }) => {
  if (req.file) req.file.name = `${randomUUID()}${path.extname(toSafeFileName(req.file.name))}`
}
