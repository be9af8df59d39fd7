import { readEnding, type ChosenFile } from '../contact/sent-file'

/** Largest file that an owner sends, in bytes. */
export const ownerFileBytesMax = 10 * 1024 * 1024

/** Files that one owner may have sent for one property. */
export const ownerFilesMax = 50

/** Minutes in which an owner may take back a file. */
const ownerFileUndoMinutes = 60

/** Endings of the files that owners may send, without the dot, with the type of their content. */
const ownerFileTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
} as const

export type OwnerFileEnding = keyof typeof ownerFileTypes

/** The same in the order in which they are offered. */
export const ownerFileEndings = ['pdf', 'jpg', 'jpeg', 'png'] as const satisfies OwnerFileEnding[]

/** Why a file of an owner is not taken. */
export type OwnerFileProblem = 'missing' | 'empty' | 'tooLarge' | 'wrongType'

const isOwnerFileEnding = (ending: string): ending is OwnerFileEnding =>
  Object.hasOwn(ownerFileTypes, ending)

/** The type of a content by the ending that belongs to it; null for one that is not taken. */
export function toOwnerFileType(content: string | null | undefined) {
  return content && isOwnerFileEnding(content) ? ownerFileTypes[content] : null
}

/**
 * What is wrong with a file of an owner; null for a good one. Its content must be what its name
 * says; `jpg` and `jpeg` are two names of one content.
 */
export function findOwnerFileProblem(file: ChosenFile | null): OwnerFileProblem | null {
  if (file === null) return 'missing'
  if (file.size === 0) return 'empty'
  if (file.size > ownerFileBytesMax) return 'tooLarge'
  const named = toOwnerFileType(readEnding(file.name))
  return named !== null && toOwnerFileType(file.content) === named ? null : 'wrongType'
}

/**
 * What can be told of a file where it is chosen: its size, and the ending of its name. Its content
 * is known where it arrives.
 */
export function findChosenFileProblem(
  file: Pick<ChosenFile, 'name' | 'size'> | null,
): OwnerFileProblem | null {
  if (file === null) return 'missing'
  const { name, size } = file
  return findOwnerFileProblem({ name, size, content: readEnding(name) })
}

/** Whether an owner may still take a file back. */
export function mayTakeBack(sentAt: Date, now: Date): boolean {
  return now.getTime() - sentAt.getTime() < ownerFileUndoMinutes * 60_000
}
