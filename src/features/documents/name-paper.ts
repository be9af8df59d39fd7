import path from 'node:path'
import { toFileTitle } from '@/domain/contact/sent-file'

type Paper = { title?: string | null; sentName?: string | null; filename?: string | null }

/**
 * The name under which a reader keeps a paper: that of the file its owner sent, else what the office
 * called it. The name of the stored file says nothing, so that nobody guesses the next one.
 */
export function namePaper({ title, sentName, filename }: Paper): string | null {
  if (sentName) return sentName
  if (!title || !filename) return null
  // "Verslag 12/05" is a title and no folder.
  return toFileTitle(`${title.replace(/[\\/]+/g, '-')}${path.extname(filename)}`)
}
