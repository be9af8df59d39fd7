/** An element of an XML document, as plain data. */
export type XmlElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: readonly XmlElement[]
  /** The text that stands directly in it, without the spaces around it. */
  text: string
}

/** The elements of a name that stand directly in another. */
export function childrenOf(element: XmlElement | null, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? []
}

/** Follows a path of names (`geo/geokoordinaten`) to its first element. */
export function findElement(from: XmlElement | null, path: string): XmlElement | null {
  return path
    .split('/')
    .reduce<XmlElement | null>((at, name) => childrenOf(at, name)[0] ?? null, from)
}

/** The text at the end of a path; undefined where there is none. */
export function findText(from: XmlElement, path: string): string | undefined {
  return findElement(from, path)?.text || undefined
}
