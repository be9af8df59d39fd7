import { cutText } from '../text/cut-text'

/** Longest name of a file that is kept, in characters, counted as records count them. */
const nameCharactersMax = 120

/** What is known of a chosen file. Its content is known where it was received, not in the browser. */
export type ChosenFile = {
  name: string
  /** In bytes. */
  size: number
  /** The ending that belongs to its content, null for content of no known kind. */
  content?: string | null
}

/** The ending of a file's name in lower case, without the dot; empty where it has none. */
export function readEnding(name: string): string {
  return /\.([a-z0-9]{1,8})$/i.exec(name.trim())?.[1]?.toLowerCase() ?? ''
}

/**
 * The name of a file without the folders that some browsers send, and without marks that turn the
 * writing so that `exe.pdf` shows for `fdp.exe`.
 */
export function toFileTitle(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const text = last.replace(/[\p{C}\u202a-\u202e\u2066-\u2069]+/gu, '').trim()
  const ending = readEnding(text)
  const stem = ending === '' ? text : text.slice(0, -ending.length - 1)
  const cut = cutText(stem, nameCharactersMax).trim() || 'file'
  return ending === '' ? cut : `${cut}.${ending}`
}
