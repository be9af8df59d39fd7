/** Names of fields in which a link is written as its address. */
const linkFields: readonly string[] = ['href', 'link', 'redirectUrl', 'url']

/**
 * The addresses within this site that a record holds, in any language: in its fields for links and in
 * the links of its texts.
 *
 * @param value a record read in all languages, its relations as ids
 */
export function collectLinks(value: unknown): string[] {
  const found = new Set<string>()
  addLinks(value, null, found)
  return [...found]
}

function addLinks(value: unknown, name: string | null, found: Set<string>): void {
  if (typeof value === 'string') {
    if (name !== null && value.startsWith('/')) found.add(value)
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    const isLink = linkFields.includes(key)
    // A localized link is an object of languages, whose texts are links too.
    const isLanguageOfLink = name !== null && typeof inner === 'string'
    addLinks(inner, isLink ? key : isLanguageOfLink ? name : null, found)
  }
}
