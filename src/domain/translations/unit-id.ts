/**
 * What a file for translators calls a text: which one it is, and what its source and its translation
 * looked like when the file was made. Every tool hands ids back as they were, other marks it may not.
 */
export type UnitId = { key: string; source: string; target: string | null }

const none = '-'
const idPattern = /^([^#]{1,500})#([\w-]{1,60})#([\w-]{1,60})$/

/** Writes such an id: `pages/12/title#Xa…#-`. */
export function formatUnitId({ key, source, target }: UnitId): string {
  return `${key}#${source}#${target ?? none}`
}

/** Reads one; null where it is none of ours. */
export function parseUnitId(text: string): UnitId | null {
  const [, key, source, target] = idPattern.exec(text.trim()) ?? []
  if (!key || !source || !target) return null
  return { key, source, target: target === none ? null : target }
}
