import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import type { ChosenFile } from '@/domain/contact/sent-file'
import type { FormBody, SentFile } from '@/server/request/read-body'
import type { FormField } from './form-field'
import { isWordContainer } from './word-container'

/** A file that came with a form, by the name of its question. */
export type SubmittedFile = ChosenFile & {
  field: string
  bytes: SentFile['bytes']
  /** Hash of the content, by which the same file is known again. */
  sha256: string
}

/** Names of the questions that are answered with a file. */
export function listFileNames(fields: readonly Pick<FormField, 'control' | 'name'>[]): string[] {
  return fields.filter(({ control }) => control === 'file').map(({ name }) => name)
}

/** The ending that belongs to a content; null for one that nobody can name. */
async function findContent(bytes: SentFile['bytes']): Promise<string | null> {
  const type = await fileTypeFromBuffer(bytes).catch(
    // A file that is cut off in the middle has no content that anybody can name.
    () => undefined,
  )
  // Old Word files share their container with old tables, mails and installers.
  if (type?.ext === 'cfb' && isWordContainer(bytes)) return 'doc'
  return type?.ext ?? null
}

async function toSubmittedFile(field: string, file: SentFile): Promise<SubmittedFile> {
  const { name, bytes } = file
  return {
    field,
    name,
    bytes,
    size: bytes.byteLength,
    content: await findContent(bytes),
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }
}

/** The files that a form asks for; two where it asks for one are none. */
export async function readSentFiles(
  body: FormBody,
  fields: readonly FormField[],
): Promise<SubmittedFile[]> {
  const found = await Promise.all(
    listFileNames(fields).map(async (name) => {
      const [file, ...others] = await body.readFiles(name)
      return file === undefined || others.length > 0 ? [] : [await toSubmittedFile(name, file)]
    }),
  )
  return found.flat()
}
