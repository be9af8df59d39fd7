/** An element of an XML document with its text and elements in the order in which they stand. */
export type XmlContent = {
  name: string
  attributes: Readonly<Record<string, string>>
  content: readonly (string | XmlContent)[]
}

/** The name without what a tool put before it: `trans-unit` of `xlf:trans-unit`. */
export function localName({ name }: XmlContent): string {
  return name.slice(name.indexOf(':') + 1)
}

/** The elements that stand directly in another. */
export function elementsOf({ content }: XmlContent): XmlContent[] {
  return content.filter((part) => typeof part !== 'string')
}

/** The first element of a name that stands directly in another. */
export function findPart(element: XmlContent, name: string): XmlContent | null {
  return elementsOf(element).find((part) => localName(part) === name) ?? null
}

/** All elements of a name at any depth, in order. */
export function listParts(element: XmlContent, name: string): XmlContent[] {
  return elementsOf(element).flatMap((part) =>
    localName(part) === name ? [part] : listParts(part, name),
  )
}
