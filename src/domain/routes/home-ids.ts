import { parsePublicId } from './public-id'

/** How many homes a visitor may save; a link with so many stays far below 2,000 characters. */
export const savedMax = 100

/** How many homes stand side by side; more columns nobody can read. */
export const comparedMax = 4

/** How many of the homes that were looked at are remembered. */
export const seenMax = 12

/**
 * Reads ids of homes as a link or the browser keeps them, `1016,1001`: public ids with commas
 * between them. What is no id is left out, as is an id that came before, and everything after the
 * first `max`. The order stays.
 */
export function parseHomeIds(text: string, max: number): number[] {
  const ids = new Set<number>()
  for (const part of text.split(',')) {
    const id = parsePublicId(part.trim())
    if (id !== null) ids.add(id)
    if (ids.size === max) break
  }
  return [...ids]
}

/** Writes what `parseHomeIds` reads. */
export function formatHomeIds(ids: readonly number[]): string {
  return ids.join(',')
}

/** Puts homes at the front, in their order; those that fall off the end are the oldest. */
export function addHomeIds(
  ids: readonly number[],
  added: readonly number[],
  max: number,
): number[] {
  return [...new Set([...added, ...ids])].slice(0, max)
}

export function removeHomeId(ids: readonly number[], removed: number): number[] {
  return ids.filter((id) => id !== removed)
}

/** Whether two lists hold the same homes, in whatever order; neither holds one twice. */
export function isSameList(ids: readonly number[], others: readonly number[]): boolean {
  return ids.length === others.length && ids.every((id) => others.includes(id))
}
