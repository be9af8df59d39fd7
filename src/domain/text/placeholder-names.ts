/** The names in braces that a text has filled in: `{count, plural, …}` and `{name}`. */
export function findPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{\s*([A-Za-z0-9_]+)\s*[,}]/g)].map(([, name = '']) => name)
}

/** Whether every brace that opens is closed, and none is closed before. */
export function hasBalancedBraces(text: string): boolean {
  let open = 0
  for (const character of text) {
    if (character === '{') open += 1
    if (character === '}') open -= 1
    if (open < 0) return false
  }
  return open === 0
}
