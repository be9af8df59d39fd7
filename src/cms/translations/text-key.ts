import { recordIdMax } from '@/domain/kernel/record-id'

/** Names a text in all languages: a collection or `global:…`, its record, and the path in it. */
export type TextKey = { owner: string; record: number; path: string }

/** Where a text stands in the list of all; whatever becomes of it, others still stand behind it. */
export type TextPlace = TextKey & { position: number; title: string }

/** A key as one text, as files and addresses name it: `pages/12/seo.title`. */
export function toKeyText({ owner, record, path }: TextKey): string {
  return `${owner}/${record}/${path}`
}

const keyPattern = /^((?:global:)?[a-z\d-]{1,60})\/(\d{1,10})\/([\w.-]{1,400})$/

/** Reads such a key; null where it is none, or names a record that no column holds. */
export function parseKeyText(text: string): TextKey | null {
  const [, owner, digits, path] = keyPattern.exec(text) ?? []
  const record = Number(digits)
  return owner && path && record <= recordIdMax ? { owner, record, path } : null
}

/** A place as one text, as addresses name it: `pages/12/seo.title/3/Contact`. */
export function formatPlace({ position, title, ...key }: TextPlace): string {
  return `${toKeyText(key)}/${position}/${title}`
}

const placePattern = /^([^/]*\/[^/]*\/[^/]*)\/(\d{1,6})\/([^\0]{0,200})$/

/** Reads such a place; null where it is none. */
export function parsePlace(text: string): TextPlace | null {
  const [, keyText = '', position, title] = placePattern.exec(text) ?? []
  const key = parseKeyText(keyText)
  if (key === null || position === undefined || title === undefined) return null
  return { ...key, position: Number(position), title }
}
