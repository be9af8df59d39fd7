/** Kinds of placeholder whose branches are texts themselves. */
const branched = /^\s*(?:plural|select|selectordinal)\s*,/

const namePattern = /^\s*([A-Za-z0-9_]+)\s*$/

/** The contents of the outermost braces of a text. */
function listBraced(text: string): string[] {
  const found: string[] = []
  let depth = 0
  let from = 0
  for (const [index, character] of [...text].entries()) {
    if (character === '{') {
      if (depth === 0) from = index + 1
      depth += 1
    }
    if (character === '}' && depth > 0) {
      depth -= 1
      if (depth === 0) found.push([...text].slice(from, index).join(''))
    }
  }
  return found
}

/**
 * The names in braces that a text has filled in, each once: `{name}`, and `{count, plural, …}` with
 * those within its branches.
 */
export function findPlaceholders(text: string): string[] {
  const names = listBraced(text).flatMap((content) => {
    const [first = '', ...more] = content.split(',')
    const name = namePattern.exec(first)?.[1]
    if (name === undefined) return []
    const rest = more.join(',')
    return branched.test(rest) ? [name, ...listBraced(rest).flatMap(findPlaceholders)] : [name]
  })
  return [...new Set(names)]
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
