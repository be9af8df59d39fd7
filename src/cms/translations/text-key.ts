/** Names a text in all languages: a collection or `global:…`, its record, and the path in it. */
export type TextKey = { owner: string; record: number; path: string }

/** A key as one text, as files and addresses name it: `pages/12/seo.title`. */
export function toKeyText({ owner, record, path }: TextKey): string {
  return `${owner}/${record}/${path}`
}

const keyPattern = /^((?:global:)?[a-z\d-]{1,60})\/(\d{1,9})\/([\w.-]{1,400})$/

/** Reads such a key; null where it is none. */
export function parseKeyText(text: string): TextKey | null {
  const [, owner, digits, path] = keyPattern.exec(text) ?? []
  return owner && digits && path ? { owner, record: Number(digits), path } : null
}
