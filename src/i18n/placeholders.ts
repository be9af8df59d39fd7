/** The names in braces that a text has filled in: `{count, plural, …}` and `{name}`. */
function findPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{\s*([A-Za-z0-9_]+)\s*[,}]/g)].map(([, name = '']) => name)
}

function hasBalancedBraces(text: string): boolean {
  let open = 0
  for (const character of text) {
    if (character === '{') open += 1
    if (character === '}') open -= 1
    if (open < 0) return false
  }
  return open === 0
}

/**
 * What in an editor's text could not be filled in: names that the built-in text does not have, or
 * `{` where braces do not match. Empty when the text will show as it is meant.
 */
export function findForeignPlaceholders(text: string, builtIn: string): string[] {
  if (!hasBalancedBraces(text)) return ['{']
  const known = new Set(findPlaceholders(builtIn))
  return findPlaceholders(text).filter((name) => !known.has(name))
}
