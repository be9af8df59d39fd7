import { escapeXml } from '../text/escape-xml'
import type { XmlElement } from './xml-element'

/** What a file of XML begins with. */
export const xmlStart = '<?xml version="1.0" encoding="UTF-8"?>\n'

/** Attributes with a line break or tab keep it only as an entity: readers turn others into spaces. */
function escapeAttribute(text: string): string {
  return escapeXml(text).replace(/[\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

function writeAttributes(attributes: XmlElement['attributes']): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
    .join('')
}

/**
 * An element as XML 1.0; the pair of `readXml`. Names are ours and trusted, every text is escaped,
 * and what XML forbids altogether is left out.
 */
export function writeXml({ name, attributes, children, text }: XmlElement): string {
  // A bare carriage return would come back as a line feed.
  const content = escapeXml(text).replaceAll('\r', '&#13;') + children.map(writeXml).join('')
  const head = `<${name}${writeAttributes(attributes)}`
  return content === '' ? `${head}/>` : `${head}>${content}</${name}>`
}

type Content = string | number | readonly (XmlElement | null)[] | null | undefined

/** An element with a text or with elements in it; null, which is left out, without either. */
export function element(
  name: string,
  content: Content,
  attributes: Readonly<Record<string, string>> = {},
): XmlElement | null {
  if (content === null || content === undefined || content === '') return null
  if (typeof content !== 'object') {
    return { name, attributes, children: [], text: String(content) }
  }
  const children = content.filter((child) => child !== null)
  const isEmpty = children.length === 0 && Object.keys(attributes).length === 0
  return isEmpty ? null : { name, attributes, children, text: '' }
}

/** An element that says everything in its attributes. */
export function mark(name: string, attributes: Readonly<Record<string, string>> = {}): XmlElement {
  return { name, attributes, children: [], text: '' }
}
