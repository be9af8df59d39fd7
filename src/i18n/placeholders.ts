import { findPlaceholders, hasBalancedBraces } from '@/domain/text/placeholder-names'

/**
 * What in an editor's text could not be filled in: names that the built-in text does not have, or
 * `{` where braces do not match. Empty when the text will show as it is meant.
 */
export function findForeignPlaceholders(text: string, builtIn: string): string[] {
  if (!hasBalancedBraces(text)) return ['{']
  const known = new Set(findPlaceholders(builtIn))
  return findPlaceholders(text).filter((name) => !known.has(name))
}
